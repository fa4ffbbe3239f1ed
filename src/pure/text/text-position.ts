/** A position in a text, counted from 1. The column is in UTF-16 code units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The position of an offset. Lines end with LF, CR LF, or CR. */
export const textPosition = (text: string, offset: number): TextPosition => textPositions(text)(offset);

/** Finds positions of many offsets in one text. Fastest for ascending offsets, because each search continues from the last line found. */
export function textPositions(text: string): (offset: number) => TextPosition {
  const lineBreak = /\r\n?|\n/g;
  let line = 1;
  let start = 0;
  return (offset) => {
    if (offset < start) line = 1 + (start = 0);
    for (;;) {
      lineBreak.lastIndex = start;
      if (!lineBreak.exec(text) || lineBreak.lastIndex > offset) return { line, column: offset - start + 1 };
      start = lineBreak.lastIndex;
      line++;
    }
  };
}
