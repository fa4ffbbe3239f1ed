import type { DialectOptions } from 'sql-formatter';

type TokenizerOptions = DialectOptions['tokenizerOptions'];

/** Words, operators, and parameters of a dialect that sql-formatter 15.9 does not support. */
interface Additions {
  readonly operators?: readonly string[];
  readonly extraParens?: readonly ('[]' | '{}')[];
  readonly stringTypes?: TokenizerOptions['stringTypes'];
  readonly identTypes?: TokenizerOptions['identTypes'];
  readonly propertyAccessOperators?: readonly string[];
  readonly underscoresInNumbers?: boolean;
  /** Operators without surrounding spaces. */
  readonly dense?: readonly string[];
  /** Patterns of tokens that are kept as entered and take precedence over numbers and keywords. */
  readonly words?: readonly string[];
  /** Patterns of parameters, which take precedence over variables, strings, and operators. */
  readonly parameters?: readonly string[];
  /** The pattern of operators that cannot be enumerated. */
  readonly anyOperator?: string;
}

// Oracle “size_clause”, Transact-SQL “filespec”, Hive “Sampling”: a number with a unit letter.
const SIZE = String.raw`\d+(?:[KMGTPE]B?)\b`;
const URL = String.raw`[A-Za-z][A-Za-z0-9]*://[^\s;,()'"]+`;
// A name that begins with underscores and a dollar sign. sql-formatter would read the underscores as a number.
const DOLLAR_NAME = String.raw`_+\$[\w$]*`;
// GoogleSQL “Table names”: a path part after a dash may begin with digits. a-1e5 and a-0x1F are subtractions.
const DASHED_PATH = String.raw`[A-Za-z_]\w*(?:-[A-Za-z_]\w*)*-(?!\d+[eE][-+]?\d+\b|0[xX])\d+[A-Za-z_][\w-]*`;
// Hive: SET mapreduce.map.java.opts=-Xmx2g
const FLAG = String.raw`(?<==[ \t]{0,9})-[A-Za-z][^\s;]*`;
// MySQL “Statement Labels”, JSON_OBJECT('a': 1) of SQL:2016
const COLON = [':'];
const PIPE = ['|>'];
/** Pipe clauses that are written on one line. */
const SHORT_PIPES = [
  'AS',
  'CALL',
  'DISTINCT',
  'TABLESAMPLE',
  'JOIN',
  'INNER JOIN',
  'CROSS JOIN',
  'LEFT JOIN',
  'RIGHT JOIN',
  'FULL JOIN',
].map((clause) => `|> ${clause}`);

const mysqlFamily: Additions = { operators: [...COLON, '->', '->>'] };

// PostgreSQL 18, “Lexical Structure”, 4.1.3: any sequence of these characters is one operator, without a final + or - if it contains only
// basic operator characters. Beginnings of placeholders and operands are excluded: a=%s, a=?, a=@b.
const SPECIAL = String.raw`(?:[~!^&|${'`'}]|%(?!s\b|\()|#(?!\{)|@(?!\w)|(?<=@-?)@|\?(?=[|&]))`;
const PLAIN = String.raw`(?:(?!--|/\*)[-+*/<>=])`;
const RUN = String.raw`(?:${PLAIN}|${SPECIAL})`;
const POSTGRES_OPERATOR = String.raw`(?=${PLAIN}*${SPECIAL})${RUN}{2,}|!|${PLAIN}+(?!--|/\*)[*/<>=]`;

const hive: Additions = {
  operators: ['=>', ...COLON],
  words: [SIZE, URL, FLAG, String.raw`(?:hivevar|hiveconf|system|env):[\w.]+`],
};

/** Operators of other dialects, for users who paste such SQL while standard SQL is selected. */
const STANDARD_OPERATORS = ': :: % & | ^ ~ << >> -> ->> => == <=> ~~ !~~ !~ ~* !~* ~~* !~~* && @> <@ -|- ?| ?& &< &>'.split(' ');

const additions: Readonly<Record<string, Additions>> = {
  sql: {
    operators: STANDARD_OPERATORS,
    extraParens: ['[]'],
    propertyAccessOperators: ['..'],
    dense: ['::'],
  },
  bigquery: {
    operators: [...COLON, ...PIPE, '->'],
    // GoogleSQL “Raw string literals”: a quote after a backslash does not end the literal.
    words: [DASHED_PATH, String.raw`(?:[rR][bB]?|[bB][rR])(?!"{3}|'{3})(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`],
  },
  db2: { operators: COLON },
  db2i: { operators: COLON },
  duckdb: {
    words: [DOLLAR_NAME],
    operators: ['@', '&&'],
    // DuckDB “Prepared Statements”. Dollar-quoted strings begin with the same characters.
    parameters: [String.raw`\$[A-Za-z_]\w*(?![\w$])`, String.raw`#\d+`],
  },
  hive,
  mariadb: mysqlFamily,
  mysql: mysqlFamily,
  tidb: mysqlFamily,
  singlestoredb: { operators: COLON },
  // “1..10” consists of two numbers and a range operator.
  plsql: {
    operators: ['..', ...COLON],
    words: [String.raw`\d+(?=\.\.)`, SIZE],
    parameters: [String.raw`&{1,2}\d+`],
    extraParens: ['[]', '{}'],
  },
  postgresql: {
    operators: COLON,
    words: [DOLLAR_NAME],
    anyOperator: POSTGRES_OPERATOR,
    // psql “Advanced Features”: quoted variables, and separators of statements within one query
    parameters: [String.raw`(?<!:):(?:'[^'\n]*'|"[^"\n]*")`, String.raw`\\;`, String.raw`(?<=\w)\.(?!\*(?!${RUN}))${RUN}+`],
  },
  redshift: { stringTypes: ['$$'], operators: ['->', '=>', '~~'], dense: ['::'], underscoresInNumbers: false },
  snowflake: {
    operators: ['^', '|', '&', '==', '->>', '$'],
    extraParens: ['{}'],
    propertyAccessOperators: ['..'],
    dense: ['::'],
    words: [String.raw`file://[^\s;,()'"]+`],
    // Snowflake “Querying Staged Files”: user stages, table stages, or named stages, with a path
    parameters: [String.raw`[*+?]\?|\?`, String.raw`@(?:~|%?(?:"[^"\n]+"|[\w$]+)(?:\.%?(?:"[^"\n]+"|[\w$]+))*)(?:/[^\s;,()'"]*)?`],
  },
  spark: {
    operators: ['=>', '->>', '::', '?::', ...COLON, ...PIPE],
    extraParens: ['{}'],
    stringTypes: ['$$'],
    dense: ['::', '?::'],
    words: [URL, FLAG, String.raw`-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:BD|bd|[LSYDFlsydf])\b`],
    // Databricks “Query Delta tables with time travel”, “: operator”
    parameters: [String.raw`(?<=\w)@v?\d+`, String.raw`(?<=\w):\[[^\]\n]*\]`],
  },
  sqlite: { underscoresInNumbers: true },
  transactsql: {
    propertyAccessOperators: ['...'],
    words: [String.raw`0[xX][0-9a-fA-F]*\b`, SIZE],
    // sqlcmd “Scripting variables”, and money constants
    parameters: [String.raw`\$\(\w+\)|(?<=\w\$)\(\w+\)`, String.raw`[$£€¥]\d+(?:\.\d+)?`],
  },
  trino: { identTypes: ['``'], underscoresInNumbers: true },
};

const NONE: Additions = {};

export const additionsOf = ({ name }: DialectOptions): Additions => additions[name] ?? NONE;

/** Adds the missing words and operators to a dialect. Tokens of `words` have the type `QUOTED_IDENTIFIER`. */
export function extended(dialect: DialectOptions): DialectOptions {
  const { tokenizerOptions: own, formatOptions } = dialect;
  const more = additionsOf(dialect);
  const tokenizerOptions: TokenizerOptions = {
    ...own,
    operators: [...new Set([...(own.operators ?? []), ...(more.operators ?? [])])],
    extraParens: [...new Set([...(own.extraParens ?? []), ...(more.extraParens ?? [])])],
    stringTypes: [...own.stringTypes, ...(more.stringTypes ?? [])],
    identTypes: [...(more.words ?? []).map((regex) => ({ regex })), ...own.identTypes, ...(more.identTypes ?? [])],
    propertyAccessOperators: [...(own.propertyAccessOperators ?? []), ...(more.propertyAccessOperators ?? [])],
    underscoresInNumbers: more.underscoresInNumbers ?? own.underscoresInNumbers === true,
  };
  const alwaysDenseOperators = [...new Set([...(formatOptions.alwaysDenseOperators ?? []), ...(more.dense ?? [])])];
  const onelineClauses =
    more.operators?.includes('|>') === true ? [...formatOptions.onelineClauses, ...SHORT_PIPES] : formatOptions.onelineClauses;
  return { ...dialect, tokenizerOptions, formatOptions: { ...formatOptions, alwaysDenseOperators, onelineClauses } };
}
