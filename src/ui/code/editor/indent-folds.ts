/**
 * Finds the blocks of an indented text: for each line, the last line of the more indented block below it (0-based), or 0 if there is no
 * such block. Works in one pass without a syntax tree, so that it also serves a viewer with hundreds of thousands of lines. Blank lines are
 * inside a block, but do not end it.
 */
export function indentFolds(lines: Iterable<string>, lineCount: number): Int32Array {
  const search = searchIndentFolds(lines, lineCount);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const LINES_AT_A_TIME = 10_000;

/** Like `indentFolds`, but yields every 10,000 lines, so that the caller can run other tasks. */
export function* searchIndentFolds(lines: Iterable<string>, lineCount: number): Generator<undefined, Int32Array> {
  const lastLines = new Int32Array(lineCount);
  const openLines: number[] = [];
  const openDepths: number[] = [];
  let number = 0;
  let lastFilled = 0;
  for (const line of lines) {
    const depth = indentOf(line);
    if (depth >= 0) {
      while (openDepths.length > 0 && (openDepths.at(-1) ?? 0) >= depth) closeLine(lastLines, openLines.pop(), openDepths, lastFilled);
      openLines.push(number);
      openDepths.push(depth);
      lastFilled = number;
    }
    number += 1;
    if (number % LINES_AT_A_TIME === 0) yield;
  }
  while (openLines.length > 0) closeLine(lastLines, openLines.pop(), openDepths, lastFilled);
  return lastLines;
}

function closeLine(lastLines: Int32Array, line: number | undefined, openDepths: number[], lastFilled: number) {
  openDepths.pop();
  if (line !== undefined && lastFilled > line) lastLines[line] = lastFilled;
}

/** The number of leading spaces and tabs, or -1 for a blank line. */
export function indentOf(line: string): number {
  let depth = 0;
  while (depth < line.length) {
    const unit = line.charCodeAt(depth);
    if (unit !== 32 && unit !== 9) return depth;
    depth += 1;
  }
  return -1;
}
