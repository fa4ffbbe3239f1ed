import type { Token, Tokens } from './dialect-formatter.ts';

export const beginsLine = ({ precedingWhitespace = '' }: Token): boolean => precedingWhitespace.includes('\n');

export const isComment = ({ type }: Token): boolean => type === 'LINE_COMMENT' || type === 'BLOCK_COMMENT';

interface Place {
  readonly tokens: Tokens;
  readonly index: number;
  readonly hasLeadingCommas: boolean;
}

/** Whether it follows a comma at the beginning of a line: then it is about what comes after the comma. */
function isAfterLeadingComma({ tokens, index, hasLeadingCommas }: Place): boolean {
  const comma = tokens[index - 1];
  const item = tokens[index - 2];
  return hasLeadingCommas && comma?.type === 'COMMA' && beginsLine(comma) && item !== undefined && item.type !== 'DELIMITER';
}

/** The white space before a comment, where it will be another once the text is laid out: sql-formatter then lays the comment out in another way. */
function spaceBefore({ precedingWhitespace }: Token, place: Place): string | undefined {
  const before = place.tokens[place.index - 1];
  if (!before) return '';
  if (before.type === 'DELIMITER') return '\n';
  return isAfterLeadingComma(place) ? '\n' : precedingWhitespace;
}

/** The tokens, with comments where they stand in the text that is made of them: so that it does not change when it is laid out again. */
export function withSettledComments(tokens: Tokens, { hasLeadingCommas }: Pick<Place, 'hasLeadingCommas'>): Tokens {
  if (!tokens.some(isComment)) return tokens;
  return tokens.map((token, index) => {
    if (!isComment(token)) return token;
    const precedingWhitespace = spaceBefore(token, { tokens, index, hasLeadingCommas });
    return precedingWhitespace === undefined ? token : { ...token, precedingWhitespace };
  });
}
