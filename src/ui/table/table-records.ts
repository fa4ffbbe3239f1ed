import type { RowSource } from '#core/outputs.ts';
import type { DataColumn } from './data-column.ts';

/** What a table says, as texts for CSV: the labels of its columns, then each row's cells. A cell that shows more than a text needs the column's `text`. */
export function tableRecords<Row>(columns: readonly DataColumn<Row>[], rows: RowSource<Row>): readonly (readonly string[])[] {
  const records = [columns.map(({ label }) => label)];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows.at(index);
    if (row !== undefined) records.push(columns.map((column) => textOf(column, row, index)));
  }
  return records;
}

function textOf<Row>({ name, cell, text }: DataColumn<Row>, row: Row, index: number): string {
  const said = text ? text(row, index) : cell(row, index);
  if (typeof said === 'string' || typeof said === 'number') return String(said);
  throw new Error(`The column “${name}” shows no plain text: it needs “text”.`);
}
