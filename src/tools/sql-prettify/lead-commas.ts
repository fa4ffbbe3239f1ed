import { beginsLine, isComment } from './comment-places.ts';
import type { Token, Tokens } from './dialect-formatter.ts';

/** The first token after the comma at `index` that is no comment in its line. */
function afterComma(tokens: Tokens, index: number): Token | undefined {
  for (let next = index + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (token && (beginsLine(token) || !isComment(token))) return token;
  }
  return undefined;
}

/** Whether the comma stands between two things: one at the beginning or the end of a statement, or beside another, stays where it is. */
const isInList = (before: Token, next: Token): boolean => before.type !== 'DELIMITER' && next.type !== 'DELIMITER' && next.type !== 'COMMA';

/** Moves each comma at the end of a line of formatted SQL, which a comment may follow, to the beginning of the next line. `tokens`: those of the text. */
export function leadCommas(sql: string, tokens: Tokens): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const [index, comma] of tokens.entries()) {
    if (comma.type !== 'COMMA') continue;
    const before = tokens[index - 1];
    const next = afterComma(tokens, index);
    if (!before || !next || !beginsLine(next) || !isInList(before, next)) continue;
    // After a comment with dashes the comma has a line of its own, of which nothing stays.
    const end = beginsLine(comma) ? comma.start - (comma.precedingWhitespace ?? '').length : comma.start;
    pieces.push(sql.slice(copied, end), sql.slice(comma.start + 1, next.start), ', ');
    copied = next.start;
  }
  return pieces.join('') + sql.slice(copied);
}
