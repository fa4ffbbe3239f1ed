/** A line that is not blank, by its number from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** So many lines are taken. */
export const MOST_LINES = 1_000_000;
/** So long a text is taken, in UTF-16 code units. */
export const LONGEST_TEXT = 64 * 1024 * 1024;

/** The lines of a text. Blank ones are left out, and counted. */
export const readLines = (text: string): readonly Line[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ number: index + 1, text: line }]));
