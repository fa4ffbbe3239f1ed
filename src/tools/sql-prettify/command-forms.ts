/** The patterns for client commands of a dialect, and the quotes and comments in which they are ignored. */
export interface CommandForms {
  /** A command at the beginning of any line. The first group of DELIMITER is the new delimiter. All patterns are sticky. */
  readonly line?: RegExp;
  /** A command at the beginning of a line where a statement could begin. */
  readonly statement?: RegExp;
  /** A backslash command outside strings. */
  readonly backslash?: RegExp;
  /** Whether COPY … FROM STDIN may be followed by rows, which end at a line with `\.`. */
  readonly hasCopy?: boolean;
  /** A statement that is followed by rows, which end at an empty line. */
  readonly rows?: RegExp;
  readonly hasBackslashEscapes?: boolean;
  readonly hasHashComments?: boolean;
  readonly hasNestedComments?: boolean;
  readonly hasBrackets?: boolean;
  readonly hasDollarQuotes?: boolean;
  readonly hasQQuotes?: boolean;
}

// sqlcmd and Management Studio: GO with a count, and commands with a colon; https://learn.microsoft.com/sql/tools/sqlcmd
const GO = String.raw`GO(?:[ \t]+\d+)?(?:[ \t]*;)?[ \t]*(?:--[^\n]*)?(?![^\n])`;
const SQLCMD = String.raw`:(?:setvar|r|connect|on|out|error|perftrace|list|listvar|reset|quit|exit|ed|help|serverlist|xml)\b[^\n]*|!![^\n]*`;
const DELIMITER = String.raw`DELIMITER[ \t]+(\S+)[^\n]*`;

const mysql: CommandForms = {
  line: new RegExp(String.raw`[ \t]*${DELIMITER}`, 'iy'),
  statement: /[ \t]*(?:source[ \t]+[^\s=]+|\\[.!#CRTdehnPpqrstuw](?![A-Za-z])[^\n]*)(?=[ \t]*(?![^\n]))/iy,
  backslash: /\\[gG](?![A-Za-z]);?/y,
  hasBackslashEscapes: true,
  hasHashComments: true,
};
const psql: CommandForms = {
  backslash: /\\(?![;:])[^\n]*/y,
  hasCopy: true,
  hasNestedComments: true,
  hasDollarQuotes: true,
};
// The shells of SQLite and DuckDB
const dots: CommandForms = { statement: /[ \t]*\.[a-z][^\n]*/iy };

const forms: Readonly<Record<string, CommandForms>> = {
  sql: { line: new RegExp(String.raw`[ \t]*(?:${GO}|${DELIMITER})`, 'iy') },
  transactsql: { line: new RegExp(String.raw`[ \t]*(?:${GO}|${SQLCMD})`, 'iy'), hasNestedComments: true, hasBrackets: true },
  mysql,
  mariadb: mysql,
  tidb: mysql,
  singlestoredb: mysql,
  postgresql: psql,
  redshift: psql,
  sqlite: dots,
  duckdb: { ...dots, hasDollarQuotes: true, hasNestedComments: true },
  // SQL*Plus: a line with a slash runs a block. Only commands that are not PL/SQL statements are listed.
  plsql: {
    line: /[ \t]*\/[ \t]*(?![^\n])/y,
    statement:
      /[ \t]*(?:@@?[^\s;]|(?:PROMPT|SPOOL|REM|REMARK|ACCEPT|UNDEFINE|DEFINE|TTITLE|BTITLE|HOST)(?:[ \t]|(?![^\n]))|WHENEVER[ \t]+(?:SQL|OS)ERROR\b|SHOW[ \t]+ERR|COL(?:UMN)?[ \t]+\S+[ \t]+(?:FORMAT|FOR|HEADING|NEW_VALUE|NOPRINT)\b|SET[ \t]+(?:SERVEROUT(?:PUT)?|DEF(?:INE)?|ECHO|FEED(?:BACK)?|HEA(?:DING)?|LIN(?:ESIZE)?|PAGES(?:IZE)?|TERM(?:OUT)?|TIMI(?:NG)?|TRIM(?:OUT|SPOOL)?|VER(?:IFY)?|SQLBL(?:ANKLINES)?|ESC(?:APE)?|AUTOT(?:RACE)?)\b)[^\n]*/iy,
    hasQQuotes: true,
  },
  snowflake: { statement: /[ \t]*![a-z][^\n]*/iy, hasBackslashEscapes: true, hasDollarQuotes: true },
  hive: { statement: /[ \t]*![a-z][^\n]*/iy, hasBackslashEscapes: true },
  spark: { statement: /[ \t]*%[a-z][^\n]*/iy, hasBackslashEscapes: true, hasDollarQuotes: true },
  n1ql: { statement: /[ \t]*\\[a-z][^\n]*/iy, hasBackslashEscapes: true, hasHashComments: true },
  clickhouse: {
    rows: /^\s*INSERT\s+INTO\b[^]*\bFORMAT\s+(?!VALUES\b)\w+[ \t]*$/i,
    hasBackslashEscapes: true,
    hasHashComments: true,
  },
};

export const formsOf = (dialect: string): CommandForms | undefined => forms[dialect];
