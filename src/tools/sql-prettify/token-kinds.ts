import type { Token } from './dialect-formatter.ts';
import { AFTER_OPERAND } from './name-words.ts';

/** Token types that end an operand, besides the end of the text. */
const ENDS: ReadonlySet<string> = new Set(
  ['COMMA', 'CLOSE_PAREN', 'OPERATOR', 'ASTERISK', 'RESERVED_CLAUSE', 'RESERVED_SET_OPERATION', 'RESERVED_JOIN'].concat([
    'AND',
    'OR',
    'XOR',
    'THEN',
    'ELSE',
    'END',
    'WHEN',
    'BETWEEN',
    'LIMIT',
    'DELIMITER',
  ]),
);

const ENDS_NAME = /^(?:COMMA|CLOSE_PAREN|DELIMITER|RESERVED_CLAUSE|RESERVED_JOIN|RESERVED_SET_OPERATION|LIMIT)$/;

const LOGIC = /^(?:AND|OR|XOR|WHEN|CASE|THEN|ELSE|BETWEEN)$/;

const COMMENTS: ReadonlySet<string> = new Set(['LINE_COMMENT', 'BLOCK_COMMENT', 'DISABLE_COMMENT']);

export const isComment = ({ type }: Token): boolean => COMMENTS.has(type);

export const isDataType = (token: Token | undefined): boolean => token?.type.startsWith('RESERVED_DATA_TYPE') === true;

export const isDot = (token: Token | undefined): boolean => token?.type === 'PROPERTY_ACCESS_OPERATOR';

export const isPlainName = (token: Token | undefined): boolean => token?.type === 'IDENTIFIER' || token?.type === 'QUOTED_IDENTIFIER';

/** Whether a token begins a list of expressions or an item of a list. */
export const beginsItem = ({ type, raw }: Token): boolean => type === 'RESERVED_SELECT' || type === 'COMMA' || raw === '(' || raw === '[';

export const isLogic = ({ type }: Token): boolean => LOGIC.test(type);

export const isBranch = ({ type }: Token): boolean => type === 'THEN' || type === 'ELSE';

/** Whether an operand can end before this token. */
export const endsOperand = (token: Token | undefined): boolean =>
  token === undefined ||
  ENDS.has(token.type) ||
  token.raw === '[' ||
  (token.type.startsWith('RESERVED_KEYWORD') && AFTER_OPERAND.has(token.text.split(' ')[0] ?? ''));

/** Whether a table or column with its alias can end before this token. */
export const endsName = (token: Token | undefined): boolean => token === undefined || ENDS_NAME.test(token.type);

/** Whether a token is a binary operator. `::` is not, because a type follows it. `before` is the preceding token. */
export function isBinary(token: Token | undefined, before: Token | undefined): boolean {
  if (token?.type === 'OPERATOR') return token.raw !== '::' && token.raw !== ':>';
  return (
    token?.type === 'ASTERISK' && before !== undefined && (isPlainName(before) || /^(?:NUMBER|CLOSE_PAREN|.*PARAMETER)$/.test(before.type))
  );
}
