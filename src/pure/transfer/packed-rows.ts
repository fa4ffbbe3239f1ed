/**
 * Rows of texts, packed into one text and the offsets where its cells end. Sending a hundred thousand rows of objects from a worker blocks
 * the page for half a second; packed rows take a few milliseconds.
 */
export interface PackedRows {
  readonly columns: number;
  readonly text: string;
  /** The end of each cell, row by row, in UTF-16 code units. */
  readonly ends: Uint32Array;
}

/** Packs rows, which must have one cell for each column. */
export function packRows(columns: number, rows: readonly (readonly string[])[]): PackedRows {
  const ends = new Uint32Array(rows.length * columns);
  let end = 0;
  let index = 0;
  for (const row of rows) {
    for (const cell of row) {
      end += cell.length;
      ends[index] = end;
      index += 1;
    }
  }
  return { columns, text: rows.map((row) => row.join('')).join(''), ends };
}

export const countPackedRows = ({ columns, ends }: PackedRows): number => ends.length / columns;

/** The cells of the row at an index from 0; `undefined` beyond the last one. */
export function packedRowAt({ columns, text, ends }: PackedRows, index: number): readonly string[] | undefined {
  const first = index * columns;
  if (first < 0 || first >= ends.length) return undefined;
  return Array.from(ends.subarray(first, first + columns), (end, cell) => text.slice(ends[first + cell - 1] ?? 0, end));
}
