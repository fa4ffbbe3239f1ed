/**
 * In UTF-16 code units. A browser lays out all of the text in a box at once, and again at every key: 1 MB on one line takes it a third of a
 * second, 10 MB several seconds (Chromium 156).
 */
const MOST_CODE_UNITS = 100_000;
/** Each takes a twentieth of a millisecond to paste, however short it is (Chromium 156): 10,000 lines half a second. */
const MOST_LINES = 2000;

/** Where the line after so many begins; -1 where there are not more. */
function endOfLines(text: string): number {
  let at = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return -1;
  }
  return at;
}

/** Whether a text makes a text box slow: it is for the editor, which draws only what is seen of it. */
export const isLongText = (text: string): boolean => text.length > MOST_CODE_UNITS || endOfLines(text) >= 0;

/** As much of a text as a text box may hold. */
export function beginningOf(text: string): string {
  const beginning = text.slice(0, MOST_CODE_UNITS);
  const end = endOfLines(beginning);
  return end < 0 ? beginning : beginning.slice(0, end);
}
