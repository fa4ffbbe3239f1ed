import type { RowSource } from '#core/outputs.ts';
import type { DataColumn } from './data-column.ts';

/**
 * Converts a table to texts for CSV: the column labels, then the cells of each row. A column whose cells are not plain text needs `text`.
 */
export function tableRecords<Row>(columns: readonly DataColumn<Row>[], rows: RowSource<Row>): readonly (readonly string[])[] {
  const records = [columns.map(({ label }) => label)];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows.at(index);
    if (row !== undefined) records.push(columns.map((column) => textOf(column, row, index)));
  }
  return records;
}

function textOf<Row>({ name, cell, text }: DataColumn<Row>, row: Row, index: number): string {
  const content = text ? text(row, index) : cell(row, index);
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  throw new Error(`The column “${name}” shows no plain text: it needs “text”.`);
}
