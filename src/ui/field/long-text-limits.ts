/**
 * In UTF-16 code units. A browser lays out the whole text of a text box at once, and again at every key press: 1 MB on one line takes a
 * third of a second, 10 MB several seconds (Chromium 156).
 */
const MOST_CODE_UNITS = 100_000;
/** Pasting takes 0.05 ms per line, however short (Chromium 156): half a second for 10,000 lines. */
const MOST_LINES = 2000;

/** The offset after the first `MOST_LINES` lines, or -1 if the text has fewer line breaks. */
function endOfLines(text: string): number {
  let at = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return -1;
  }
  return at;
}

/** Whether a text would make a text box slow and needs the editor, which draws only the visible part. */
export const isLongText = (text: string): boolean => text.length > MOST_CODE_UNITS || endOfLines(text) >= 0;

/** The part of a text that a text box can display. */
export function beginningOf(text: string): string {
  const beginning = text.slice(0, MOST_CODE_UNITS);
  const end = endOfLines(beginning);
  return end < 0 ? beginning : beginning.slice(0, end);
}
