import type { DialectOptions, FormatOptions, formatDialect } from 'sql-formatter';
import { textPosition } from '#pure/text/text-position.ts';

export type Tokens = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0];
export type Token = Tokens[number];
type TokenName = `${Token['type']}`;

/** The same token as another kind: sql-formatter does not export its enumeration of them. */
export const retyped = (token: Token, name: TokenName): Token => ({ ...token, type: name as Token['type'] });

/** dbt and Jinja, MyBatis, psycopg; a name after a colon that is none of a cast or a path. */
const PLACEHOLDERS = [
  String.raw`\{\{[^]*?\}\}`,
  String.raw`\{%[^]*?%\}`,
  String.raw`\$\{[^}]*\}`,
  String.raw`%\(\w+\)s`,
  String.raw`%s(?!\w)`,
  String.raw`(?<![\w:)\]"]):[A-Za-z_]\w*`,
];
/** The rest of the text in one piece: to look for the end again from each beginning would take a time that grows with the square. */
const UNCLOSED = String.raw`(?:/\*|\{[{%]|[$#]\{)[^]*`;

// By its key sql-formatter tells what it read by which pattern.
const COMMENT_KEY = 'comment';
const UNCLOSED_KEY = 'unclosed';

/** Where `#` begins a comment, a placeholder ends in its line. A comment with U+2028 in it is none to sql-formatter. */
const ownPatterns = (hasHashComments: boolean) => [
  ...[...PLACEHOLDERS, hasHashComments ? String.raw`#\{[^}\n]*\}` : String.raw`#\{[^}]*\}`].map((regex) => ({ regex })),
  { regex: hasHashComments ? String.raw`(?:--|#)[^\n]*` : String.raw`--[^\n]*`, key: () => COMMENT_KEY },
  { regex: UNCLOSED, key: () => UNCLOSED_KEY },
];

/** sql-formatter in two halves, between which the tokens can be changed. Both throw what `formatDialect` throws. */
export interface DialectFormatter {
  /** The tokens of a text whose line breaks are LF. `change` gets them before the dialect's own rules about neighbors. */
  readonly tokenize: (text: string, change?: (tokens: Tokens) => Tokens) => Tokens;
  readonly layOut: (tokens: Tokens, options: Partial<FormatOptions>) => string;
}

const unchanged = (tokens: Tokens): Tokens => tokens;

/** sql-formatter keeps what it makes of a dialect for good: so there is one of each. */
const made = new Map<DialectOptions, DialectFormatter>();

/** What sql-formatter 15.9 does with a dialect; the placeholders of templates are one token each. */
export function dialectFormatter(format: typeof formatDialect, dialect: DialectOptions): DialectFormatter {
  const known = made.get(dialect);
  if (known) return known;
  const { tokenizerOptions } = dialect;
  const lineCommentTypes = (tokenizerOptions.lineCommentTypes ?? ['--']).filter((type) => type !== '#');
  const hasHashComments = tokenizerOptions.lineCommentTypes?.includes('#') === true;
  const paramTypes = { custom: ownPatterns(hasHashComments) };
  let exchange = unchanged;
  const exchanging: DialectOptions = {
    ...dialect,
    tokenizerOptions: { ...tokenizerOptions, lineCommentTypes, postProcess: (read) => exchange(read) },
  };
  const formatter: DialectFormatter = {
    tokenize(text, change = unchanged) {
      let tokens: Tokens = [];
      exchange = (read) => {
        const changed = change(read.map((token) => asRead(token, text)));
        tokens = tokenizerOptions.postProcess?.(changed) ?? changed;
        return [];
      };
      format(text, { dialect: exchanging, paramTypes });
      return tokens;
    },
    layOut(tokens, options) {
      exchange = () => tokens;
      return format('', { ...options, dialect: exchanging });
    },
  };
  made.set(dialect, formatter);
  return formatter;
}

/** A token that a pattern of ours may have read. What is not closed is refused as what is no token at all. */
function asRead(token: Token, text: string): Token {
  if (token.key === COMMENT_KEY) return retyped(token, 'LINE_COMMENT');
  if (token.key !== UNCLOSED_KEY) return token;
  const { line, column } = textPosition(text, token.start);
  throw new Error(`Parse error: Unexpected "${token.raw.slice(0, 10)}" at line ${line} column ${column}`);
}
