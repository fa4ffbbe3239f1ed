/** A cell of a grid. Both numbers are 0-based. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (value: number, count: number): number => Math.min(Math.max(0, value), count - 1);

/**
 * The cell that a key moves to, limited to the grid. Returns `undefined` for other keys. Follows the “Grid pattern” of the ARIA Authoring
 * Practices.
 */
export function movedCell({ row, column }: Place, key: string, { rows, columns }: Size): Place | undefined {
  const step = steps[key];
  return step && { row: within(row + step[0], rows), column: within(column + step[1], columns) };
}
