import type { FormatOptions } from 'sql-formatter';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { withoutByteOrderMark } from '#pure/text/byte-order-mark.ts';
import { withSettledComments } from './comment-places.ts';
import type { declaration } from './declare.ts';
import { dialectFormatter, type Tokens } from './dialect-formatter.ts';
import { formatUntilSettled } from './format-statements.ts';
import { withFunctionNames } from './function-names.ts';
import { leadCommas } from './lead-commas.ts';
import { loadDialect } from './load-dialect.ts';
import { parseFailure, type SqlErrorCode } from './parse-failure.ts';

/** The words of the package. */
const CASES = { upper: 'upper', lower: 'lower', asIs: 'preserve' } as const;

type Wish = Given<typeof declaration, 'prettify'>;

const formatOptions = (wish: Omit<Wish, 'sql'>) =>
  ({
    tabWidth: wish.indent === '4' ? 4 : 2,
    useTabs: wish.indent === 'tab',
    keywordCase: CASES[wish.keywordCase],
    dataTypeCase: CASES[wish.dataTypeCase],
    functionCase: CASES[wish.functionCase],
    indentStyle: wish.indentStyle,
    logicalOperatorNewline: wish.logicalOperators,
    expressionWidth: wish.expressionWidth,
    linesBetweenQueries: wish.linesBetweenQueries,
  }) satisfies Partial<FormatOptions>;

/**
 * SQL of a dialect, laid out: every statement by its clauses. Line breaks of the output are LF. `null` for white space alone. Errors: those of `parseFailure`.
 */
export async function prettify(
  { sql, ...wish }: Wish,
  { progress }: Pick<Context, 'progress'>,
): Promise<Result<string | null, SqlErrorCode>> {
  const text = withoutByteOrderMark(sql).replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') return ok(null);
  // The package as a whole has all dialects in it.
  const [{ default: formatDialect }, dialect] = await Promise.all([import('./logic/format-dialect.ts'), loadDialect(wish.dialect)]);
  const formatter = dialectFormatter(formatDialect, dialect);
  const hasLeadingCommas = wish.commas === 'before';
  const tokensOf = (source: string): Tokens =>
    formatter.tokenize(source, (tokens) => {
      const settled = withSettledComments(tokens, { hasLeadingCommas });
      return wish.functionCase === 'asIs' ? withFunctionNames(settled, dialect) : settled;
    });
  try {
    const formatted = formatUntilSettled(text, tokensOf, { formatter, options: formatOptions(wish), progress });
    return ok(hasLeadingCommas ? leadCommas(formatted, tokensOf(formatted)) : formatted);
  } catch (error) {
    return parseFailure(error, sql, wish.dialect === 'sql');
  }
}

export const run = { prettify } satisfies Runs<typeof declaration>;
