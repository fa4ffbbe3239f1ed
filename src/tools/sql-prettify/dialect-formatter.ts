import type { DialectOptions, FormatOptions, formatDialect } from 'sql-formatter';
import { textPosition } from '#pure/text/text-position.ts';
import { additionsOf, extended } from './lexicon.ts';
import { KEYS, patternsOf } from './placeholders.ts';

export type Tokens = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0];
export type Token = Tokens[number];
type TokenName = `${Token['type']}`;

/** Changes the type of a token. sql-formatter does not export its enumeration of types. */
export const retyped = (token: Token, name: TokenName): Token => ({ ...token, type: name as Token['type'] });

/** The two stages of sql-formatter, so that the tokens can be changed between them. Both throw the errors of `formatDialect`. */
export interface DialectFormatter {
  /** Splits a text with LF line breaks into tokens. `change` runs before the dialect's own context rules. */
  readonly tokenize: (text: string, change?: (tokens: Tokens) => Tokens) => Tokens;
  readonly layOut: (tokens: Tokens, options: Partial<FormatOptions>) => string;
}

const unchanged = (tokens: Tokens): Tokens => tokens;

/** Caches the formatters, because sql-formatter permanently caches its data for each dialect object. */
const made = new Map<DialectOptions, DialectFormatter>();

/** The parameter patterns of the dialect in sql-formatter, which the tool's own patterns would otherwise replace. */
const dialectParameters = ({ tokenizerOptions }: DialectOptions): readonly string[] =>
  (tokenizerOptions.paramTypes?.custom ?? []).map(({ regex }) => regex);

/**
 * Creates a formatter with sql-formatter 15.9, extended with features that the dialect lacks there. Template placeholders are single
 * tokens.
 */
export function dialectFormatter(format: typeof formatDialect, dialect: DialectOptions): DialectFormatter {
  const known = made.get(dialect);
  if (known) return known;
  const { tokenizerOptions, formatOptions } = extended(dialect);
  const lineCommentTypes = (tokenizerOptions.lineCommentTypes ?? ['--']).filter((type) => type !== '#');
  const { parameters = [], anyOperator } = additionsOf(dialect);
  const custom = patternsOf({
    hasHashComments: tokenizerOptions.lineCommentTypes?.includes('#') === true,
    parameters: [...dialectParameters(dialect), ...parameters],
    anyOperator,
  });
  let exchange = unchanged;
  const exchanging: DialectOptions = {
    ...dialect,
    formatOptions,
    tokenizerOptions: { ...tokenizerOptions, lineCommentTypes, postProcess: (read) => exchange(read) },
  };
  const formatter: DialectFormatter = {
    tokenize(text, change = unchanged) {
      let tokens: Tokens = [];
      exchange = (read) => {
        const changed = change(read.some(({ key }) => key !== undefined) ? read.map((token) => asRead(token, text)) : read);
        tokens = tokenizerOptions.postProcess?.(changed) ?? changed;
        return [];
      };
      format(text, { dialect: exchanging, paramTypes: { custom } });
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

/** Sets the type of a token that was matched by our own patterns. Rejects unclosed tokens like invalid text. */
function asRead(token: Token, text: string): Token {
  if (token.key === undefined) return token;
  if (token.key === KEYS.comment) return retyped(token, 'LINE_COMMENT');
  if (token.key === KEYS.templateComment) return retyped(token, 'BLOCK_COMMENT');
  if (token.key === KEYS.operator) return retyped(token, 'OPERATOR');
  if (token.key !== KEYS.unclosed) return token;
  const { line, column } = textPosition(text, token.start);
  throw new Error(`Parse error: Unexpected "${token.raw.slice(0, 10)}" at line ${line} column ${column}`);
}
