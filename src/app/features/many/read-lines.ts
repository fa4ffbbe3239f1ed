/** A line that is not blank, with its number, starting at 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export const MOST_LINES = 1_000_000;
/** The longest text, in UTF-16 code units. */
export const LONGEST_TEXT = 64 * 1024 * 1024;

/** The lines of a text. Blank lines are left out but counted. */
export const readLines = (text: string): readonly Line[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ number: index + 1, text: line }]));
