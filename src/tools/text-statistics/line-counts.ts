export interface LineCounts {
  /** Runs of lines that are not blank. */
  readonly paragraphs: number;
  readonly nonBlank: number;
}

/** The number of lines: `\r\n`, `\r` and `\n` each end one. An empty text has none. */
export function countLines(text: string): number {
  if (text === '') return 0;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) if (text[at + 1] !== '\n') lines += 1;
  return lines;
}

/** A line is blank if it has nothing but white space. */
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
