/** Where in a text something stands, as people count: from 1, the column in UTF-16 code units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Position of an offset. Lines end with LF, CR LF or CR. */
export const textPosition = (text: string, offset: number): TextPosition => textPositions(text)(offset);

/** Positions of many offsets of one text: quickest when they ascend, since it goes on from the line found last. */
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
