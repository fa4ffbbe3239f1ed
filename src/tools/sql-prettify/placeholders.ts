/** Placeholders of dbt and Jinja, MyBatis, psycopg; a name after a colon that belongs to no cast or path. A lookbehind comes after a character, which is faster. */
const PLACEHOLDERS = [
  String.raw`\{\{[^]*?\}\}`,
  String.raw`\{%[^]*?%\}`,
  // Where a dollar sign is a letter, the name before the brace has it.
  String.raw`\$\{[^}]*\}|\{(?<=\w\$\{)[^}]*\}`,
  String.raw`%\(\w+\)s`,
  String.raw`%s(?!\w)`,
  String.raw`:(?<![\w:)\]"]:)[A-Za-z_]\w*`,
  // In standard SQL a backslash is an ordinary character: LIKE 'a' ESCAPE '\'
  String.raw`'(?<=\b[Ee][Ss][Cc][Aa][Pp][Ee]\s{1,9}')\\'`,
];
/** The rest of the text in one piece: to look for the end again from each beginning would take a time that grows with the square. */
const UNCLOSED = String.raw`(?:/\*|\{[{%#]|[$#]\{)[^]*`;

/** The keys by which sql-formatter tells which pattern has read a token. */
export const KEYS = { comment: 'comment', templateComment: 'template comment', operator: 'operator', unclosed: 'unclosed' } as const;

interface Pattern {
  readonly regex: string;
  readonly key?: () => string;
}

interface Wish {
  /** Where `#` begins a comment, a placeholder ends in its line. */
  readonly hasHashComments: boolean;
  /** Those of the dialect. */
  readonly parameters: readonly string[];
  readonly anyOperator: string | undefined;
}

/** Patterns that apply before strings and operators. sql-formatter does not recognize a comment with U+2028 in it. One pattern is faster than many. */
export const patternsOf = ({ hasHashComments, parameters, anyOperator }: Wish): Pattern[] => [
  { regex: String.raw`\{#[^]*?#\}`, key: () => KEYS.templateComment },
  { regex: [...PLACEHOLDERS, hasHashComments ? String.raw`#\{[^}\n]*\}` : String.raw`#\{[^}]*\}`, ...parameters].join('|') },
  { regex: hasHashComments ? String.raw`(?:--|#)[^\n]*` : String.raw`--[^\n]*`, key: () => KEYS.comment },
  { regex: UNCLOSED, key: () => KEYS.unclosed },
  ...(anyOperator === undefined ? [] : [{ regex: anyOperator, key: () => KEYS.operator }]),
];
