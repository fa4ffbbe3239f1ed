import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { type Cells, columns } from '../result-cells.ts';

export interface ResultsTableProps {
  readonly label: string;
  readonly headings: Cells;
  readonly rows: readonly Cells[];
  readonly emptyText: string;
}

/** What is read as a word, and not compared digit by digit down its column. */
const words: readonly string[] = ['position', 'suite'];
const minWidths: Partial<Cells> = { suite: '7rem', comparedWithBest: '9rem' };

export function ResultsTable({ label, headings, rows, emptyText }: ResultsTableProps) {
  const shown: readonly DataColumn<Cells>[] = columns.map((column) => ({
    name: column,
    label: headings[column],
    cell: (row) => row[column],
    minWidth: minWidths[column],
    align: words.includes(column) ? 'start' : 'end',
  }));
  return <DataTable label={label} columns={shown} rows={rows} keyOf={({ position }) => position} emptyText={emptyText} />;
}
