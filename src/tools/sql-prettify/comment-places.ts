import type { Token, Tokens } from './dialect-formatter.ts';

export const beginsLine = ({ precedingWhitespace = '' }: Token): boolean => precedingWhitespace.includes('\n');

export const isComment = ({ type }: Token): boolean => type === 'LINE_COMMENT' || type === 'BLOCK_COMMENT';

interface Place {
  readonly tokens: Tokens;
  readonly index: number;
  readonly hasLeadingCommas: boolean;
}

/** Whether a comment follows a leading comma. If so, it describes the item after the comma. */
function isAfterLeadingComma({ tokens, index, hasLeadingCommas }: Place): boolean {
  const comma = tokens[index - 1];
  const item = tokens[index - 2];
  return hasLeadingCommas && comma?.type === 'COMMA' && beginsLine(comma) && item !== undefined && item.type !== 'DELIMITER';
}

/** The whitespace before a comment after formatting, if it will differ. sql-formatter places comments based on this whitespace. */
function spaceBefore({ precedingWhitespace }: Token, place: Place): string | undefined {
  const before = place.tokens[place.index - 1];
  if (!before) return '';
  if (before.type === 'DELIMITER') return '\n';
  return isAfterLeadingComma(place) ? '\n' : precedingWhitespace;
}

/** Adjusts the whitespace before comments to that of the formatted text, so that formatting is idempotent. */
export function withSettledComments(tokens: Tokens, { hasLeadingCommas }: Pick<Place, 'hasLeadingCommas'>): Tokens {
  if (!tokens.some(isComment)) return tokens;
  return tokens.map((token, index) => {
    if (!isComment(token)) return token;
    const precedingWhitespace = spaceBefore(token, { tokens, index, hasLeadingCommas });
    return precedingWhitespace === undefined ? token : { ...token, precedingWhitespace };
  });
}
