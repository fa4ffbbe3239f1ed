import { beginsLine, isComment } from './comment-places.ts';
import type { Token, Tokens } from './dialect-formatter.ts';

/** The first token after the comma at `index`, except for comments on the same line. */
function afterComma(tokens: Tokens, index: number): Token | undefined {
  for (let next = index + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (token && (beginsLine(token) || !isComment(token))) return token;
  }
  return undefined;
}

/** Whether the comma separates two items. A comma at the beginning or the end of a statement or before another comma is not moved. */
const isInList = (before: Token, next: Token): boolean => before.type !== 'DELIMITER' && next.type !== 'DELIMITER' && next.type !== 'COMMA';

/**
 * Moves each comma at the end of a line of formatted SQL to the beginning of the next line, even if a comment follows it. `tokens` are the
 * tokens of `sql`.
 */
export function leadCommas(sql: string, tokens: Tokens): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const [index, comma] of tokens.entries()) {
    if (comma.type !== 'COMMA') continue;
    const before = tokens[index - 1];
    const next = afterComma(tokens, index);
    if (!before || !next || !beginsLine(next) || !isInList(before, next)) continue;
    // After a line comment, the comma is on its own line, which is removed entirely.
    const end = beginsLine(comma) ? comma.start - (comma.precedingWhitespace ?? '').length : comma.start;
    pieces.push(sql.slice(copied, end), sql.slice(comma.start + 1, next.start), ', ');
    copied = next.start;
  }
  return pieces.join('') + sql.slice(copied);
}
