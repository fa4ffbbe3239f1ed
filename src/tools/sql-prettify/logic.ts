import type { DialectOptions, FormatOptions } from 'sql-formatter';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { formatStatements } from './format-statements.ts';
import { withFunctionsOf } from './function-names.ts';
import { leadCommas } from './lead-commas.ts';
import { loadDialect } from './load-dialect.ts';
import { parseFailure, type SqlErrorCode } from './parse-failure.ts';

/** dbt and Jinja, MyBatis, psycopg; a name after a colon that is none of a cast or a path. */
const PLACEHOLDERS = [
  String.raw`\{\{[^]*?\}\}`,
  String.raw`\{%[^]*?%\}`,
  String.raw`\$\{[^}]*\}`,
  String.raw`#\{[^}]*\}`,
  String.raw`%\(\w+\)s`,
  String.raw`%s(?!\w)`,
  String.raw`(?<![\w:)\]"]):[A-Za-z_]\w*`,
];

const formatOptions = (wish: ValuesOf<typeof options>) =>
  ({
    tabWidth: wish.indent === '4' ? 4 : 2,
    useTabs: wish.indent === 'tab',
    keywordCase: wish.keywordCase,
    dataTypeCase: wish.dataTypeCase,
    functionCase: wish.functionCase,
    indentStyle: wish.indentStyle,
    logicalOperatorNewline: wish.logicalOperators,
    expressionWidth: wish.expressionWidth,
    linesBetweenQueries: wish.linesBetweenQueries,
    paramTypes: { custom: PLACEHOLDERS.map((regex) => ({ regex })) },
  }) satisfies Partial<FormatOptions>;

/**
 * SQL of a dialect, laid out: every statement by its clauses. Line breaks of the output are LF. Errors: those of `parseFailure`.
 */
export async function prettify(
  { sql }: ValuesOf<typeof inputs>,
  wish: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Promise<Result<string, SqlErrorCode>> {
  const text = sql.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') return ok('');
  // The package as a whole has all dialects in it.
  const [{ default: formatDialect }, loaded] = await Promise.all([import('#formats/sql/format-dialect.ts'), loadDialect(wish.dialect)]);
  const dialect: DialectOptions = wish.functionCase === 'preserve' ? withFunctionsOf(loaded, text) : loaded;
  try {
    const formatted = formatStatements(text, { formatDialect, dialect, options: formatOptions(wish), progress });
    return ok(wish.commas === 'before' ? leadCommas(formatted, dialect) : formatted);
  } catch (error) {
    return parseFailure(error, sql, wish.dialect === 'sql');
  }
}

export const operations = {
  prettify: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: prettify }),
};
