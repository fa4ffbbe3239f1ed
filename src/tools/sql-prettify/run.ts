import type { FormatOptions } from 'sql-formatter';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { withoutByteOrderMark } from '#pure/text/byte-order-mark.ts';
import type { declaration } from './declare.ts';
import { dialectFormatter, type Tokens } from './dialect-formatter.ts';
import { formatScript, PieceError } from './format-script.ts';
import { loadDialect } from './load-dialect.ts';
import { readTokens } from './read-tokens.ts';
import { parseFailure, type SqlErrorCode } from './parse-failure.ts';

/** The corresponding options of sql-formatter. */
const CASES = { upper: 'upper', lower: 'lower', asIs: 'preserve' } as const;

type Options = Given<typeof declaration, 'prettify'>;

const formatOptions = (options: Omit<Options, 'sql'>) =>
  ({
    tabWidth: options.indent === '4' ? 4 : 2,
    useTabs: options.indent === 'tab',
    keywordCase: CASES[options.keywordCase],
    dataTypeCase: CASES[options.dataTypeCase],
    functionCase: CASES[options.functionCase],
    indentStyle: options.indentStyle,
    logicalOperatorNewline: options.logicalOperators,
    expressionWidth: options.expressionWidth,
    linesBetweenQueries: options.linesBetweenQueries,
  }) satisfies Partial<FormatOptions>;

/**
 * Formats SQL of a dialect with one line per clause and LF line breaks. Returns `null` for a blank text. Errors: those of `parseFailure`.
 */
export async function prettify(
  { sql, ...options }: Options,
  { progress }: Pick<Context, 'progress'>,
): Promise<Result<string | null, SqlErrorCode>> {
  const text = withoutByteOrderMark(sql).replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') return ok(null);
  // The main module of the package would include all dialects.
  const [{ default: formatDialect }, dialect] = await Promise.all([import('./logic/format-dialect.ts'), loadDialect(options.dialect)]);
  const formatter = dialectFormatter(formatDialect, dialect);
  const hasLeadingCommas = options.commas === 'before';
  const tokensOf = (source: string): Tokens =>
    formatter.tokenize(source, (tokens) => readTokens(tokens, dialect, { hasLeadingCommas, dataTypeCase: CASES[options.dataTypeCase] }));
  try {
    return ok(
      formatScript(text, { dialect: options.dialect, formatter, tokensOf, options: formatOptions(options), hasLeadingCommas, progress }),
    );
  } catch (error) {
    if (!(error instanceof PieceError)) throw error;
    return parseFailure(error.cause, { sql, piece: error.piece, isStandard: options.dialect === 'sql' });
  }
}

export const run = { prettify } satisfies Runs<typeof declaration>;
