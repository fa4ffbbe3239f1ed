import type { RowSource } from '#core/outputs.ts';

export interface RowGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Splits the rows of one table into groups of consecutive rows with the same name. */
export function rowGroups<Row>(rows: RowSource<Row>, nameOf: (row: Row) => string): readonly RowGroup<Row>[] {
  const groups: { readonly name: string; readonly rows: Row[] }[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows.at(index);
    if (row === undefined) continue;
    const name = nameOf(row);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}
