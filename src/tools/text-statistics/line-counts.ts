export interface LineCounts {
  /** The number of groups of consecutive nonblank lines. */
  readonly paragraphs: number;
  readonly nonBlank: number;
}

/** Counts lines, each ended by `\r\n`, `\r`, or `\n`. An empty text has 0 lines. */
export function countLines(text: string): number {
  if (text === '') return 0;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) if (text[at + 1] !== '\n') lines += 1;
  return lines;
}

/** Counts lines that are not blank. A blank line contains only whitespace. */
export function countNonBlankLines(text: string): LineCounts {
  let paragraphs = 0;
  let nonBlank = 0;
  let isInParagraph = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const isBlank = !/\P{White_Space}/u.test(line);
    if (!isBlank) nonBlank += 1;
    if (!isBlank && !isInParagraph) paragraphs += 1;
    isInParagraph = !isBlank;
  }
  return { paragraphs, nonBlank };
}
