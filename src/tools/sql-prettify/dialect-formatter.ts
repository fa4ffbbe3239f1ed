import type { DialectOptions, FormatOptions, formatDialect } from 'sql-formatter';
import { textPosition } from '#pure/text/text-position.ts';
import { additionsOf, extended } from './lexicon.ts';
import { KEYS, patternsOf } from './placeholders.ts';

export type Tokens = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0];
export type Token = Tokens[number];
type TokenName = `${Token['type']}`;

/** The same token as another kind: sql-formatter does not export its enumeration of them. */
export const retyped = (token: Token, name: TokenName): Token => ({ ...token, type: name as Token['type'] });

/** sql-formatter in two halves, between which the tokens can be changed. Both throw what `formatDialect` throws. */
export interface DialectFormatter {
  /** The tokens of a text whose line breaks are LF. `change` gets them before the dialect's own rules about neighbors. */
  readonly tokenize: (text: string, change?: (tokens: Tokens) => Tokens) => Tokens;
  readonly layOut: (tokens: Tokens, options: Partial<FormatOptions>) => string;
}

const unchanged = (tokens: Tokens): Tokens => tokens;

/** sql-formatter keeps what it makes of a dialect for good: so there is one of each. */
const made = new Map<DialectOptions, DialectFormatter>();

/** The patterns of parameters that sql-formatter has for the dialect, which those of the tool would replace. */
const dialectParameters = ({ tokenizerOptions }: DialectOptions): readonly string[] =>
  (tokenizerOptions.paramTypes?.custom ?? []).map(({ regex }) => regex);

/** What sql-formatter 15.9 does with a dialect and what it does not know of it; the placeholders of templates are one token each. */
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

/** A token that a pattern of ours may have read. What is not closed is refused as what is no token at all. */
function asRead(token: Token, text: string): Token {
  if (token.key === undefined) return token;
  if (token.key === KEYS.comment) return retyped(token, 'LINE_COMMENT');
  if (token.key === KEYS.templateComment) return retyped(token, 'BLOCK_COMMENT');
  if (token.key === KEYS.operator) return retyped(token, 'OPERATOR');
  if (token.key !== KEYS.unclosed) return token;
  const { line, column } = textPosition(text, token.start);
  throw new Error(`Parse error: Unexpected "${token.raw.slice(0, 10)}" at line ${line} column ${column}`);
}
