/**
 * Placeholders of dbt and Jinja, MyBatis, and psycopg, and names after a colon that is not part of a cast or path. Each lookbehind comes
 * after a literal character, so that it rarely has to run.
 */
const PLACEHOLDERS = [
  String.raw`\{\{[^]*?\}\}`,
  String.raw`\{%[^]*?%\}`,
  // In dialects where a dollar sign is a letter, the name before the brace includes it.
  String.raw`\$\{[^}]*\}|\{(?<=\w\$\{)[^}]*\}`,
  String.raw`%\(\w+\)s`,
  String.raw`%s(?!\w)`,
  String.raw`:(?<![\w:)\]"]:)[A-Za-z_]\w*`,
  // In standard SQL a backslash is an ordinary character: LIKE 'a' ESCAPE '\'
  String.raw`'(?<=\b[Ee][Ss][Cc][Aa][Pp][Ee]\s{1,9}')\\'`,
];
/** Consumes the rest of the text, because searching for the end again from each opening would take quadratic time. */
const UNCLOSED = String.raw`(?:/\*|\{[{%#]|[$#]\{)[^]*`;

/** The keys that sql-formatter uses to identify the pattern of a token. */
export const KEYS = { comment: 'comment', templateComment: 'template comment', operator: 'operator', unclosed: 'unclosed' } as const;

interface Pattern {
  readonly regex: string;
  readonly key?: () => string;
}

interface Options {
  /** Whether `#` starts a comment. If so, a placeholder ends at the end of its line. */
  readonly hasHashComments: boolean;
  /** The parameter patterns of the dialect. */
  readonly parameters: readonly string[];
  readonly anyOperator: string | undefined;
}

/**
 * Patterns that apply before strings and operators. sql-formatter does not recognize a comment that contains U+2028. One combined pattern
 * is faster than several.
 */
export const patternsOf = ({ hasHashComments, parameters, anyOperator }: Options): Pattern[] => [
  { regex: String.raw`\{#[^]*?#\}`, key: () => KEYS.templateComment },
  { regex: [...PLACEHOLDERS, hasHashComments ? String.raw`#\{[^}\n]*\}` : String.raw`#\{[^}]*\}`, ...parameters].join('|') },
  { regex: hasHashComments ? String.raw`(?:--|#)[^\n]*` : String.raw`--[^\n]*`, key: () => KEYS.comment },
  { regex: UNCLOSED, key: () => KEYS.unclosed },
  ...(anyOperator === undefined ? [] : [{ regex: anyOperator, key: () => KEYS.operator }]),
];
