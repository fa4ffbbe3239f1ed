import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { type Cells, columns } from '../result-cells.ts';

export interface ResultsTableProps {
  readonly label: string;
  readonly headings: Cells;
  readonly rows: readonly Cells[];
  readonly emptyText: string;
}

export function ResultsTable({ label, headings, rows, emptyText }: ResultsTableProps) {
  return <DataTable label={label} columns={columnsOf(headings)} rows={rows} keyOf={({ position }) => position} emptyText={emptyText} />;
}

const columnsOf = (headings: Cells): readonly DataColumn<Cells>[] =>
  columns.map((column) => {
    const shared = { name: column, label: headings[column] };
    if (column === 'position') return { ...shared, cell: (row) => row.position };
    if (column === 'suite') return { ...shared, cell: (row) => row.suite, minWidth: '7rem' };
    // A number stays on one line with its unit.
    return { ...shared, cell: (row) => <span className="whitespace-nowrap">{row[column]}</span>, align: 'end' };
  });
