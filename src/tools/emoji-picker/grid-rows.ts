/** The properties of an emoji that its button needs. */
export interface GridEmoji {
  readonly emoji: string;
  readonly name: string;
}

/** A heading and the emoji under it. */
export interface Section {
  readonly name: string;
  readonly rows: readonly GridEmoji[];
}

/** A line of the grid: a heading, or a row of emoji. `from` is the index of its first emoji in the whole grid. */
export type GridRow =
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'cells'; readonly from: number; readonly items: readonly GridEmoji[] };

/** Splits sections into rows with the given number of columns. */
export function gridRows(sections: readonly Section[], columns: number): readonly GridRow[] {
  const rows: GridRow[] = [];
  let from = 0;
  for (const { name: title, rows: items } of sections) {
    rows.push({ kind: 'heading', title });
    for (let at = 0; at < items.length; at += columns) {
      const line = items.slice(at, at + columns);
      rows.push({ kind: 'cells', from, items: line });
      from += line.length;
    }
  }
  return rows;
}

/** The index of the row that contains an emoji; -1 if no row does. */
export const rowOf = (rows: readonly GridRow[], index: number): number =>
  rows.findIndex((row) => row.kind === 'cells' && index >= row.from && index < row.from + row.items.length);

/** The index to which a key moves in a grid with a CSS direction; `undefined` for other keys. */
export function moveInGrid(rows: readonly GridRow[], index: number, key: string, direction = 'ltr'): number | undefined {
  const lines = rows.filter((row) => row.kind === 'cells');
  const last = lines.at(-1);
  const at = lines.findIndex(({ from, items }) => index >= from && index < from + items.length);
  const line = lines[at];
  if (!line || !last) return undefined;
  const inLine = (target: (typeof lines)[number] | undefined): number =>
    target ? target.from + Math.min(index - line.from, target.items.length - 1) : index;
  switch (key) {
    case direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, index - 1);
    case direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(last.from + last.items.length - 1, index + 1);
    case 'ArrowUp':
      return inLine(at > 0 ? lines[at - 1] : undefined);
    case 'ArrowDown':
      return inLine(lines[at + 1]);
    case 'Home':
      return 0;
    case 'End':
      return last.from + last.items.length - 1;
    default:
      return undefined;
  }
}
