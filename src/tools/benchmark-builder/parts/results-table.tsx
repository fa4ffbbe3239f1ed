import { excerpt } from '#pure/text/excerpt.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import type { Cells } from '../result-cells.ts';

/** The maximum length of a displayed name. The export contains the full name. */
const SHOWN_LENGTH = 500;

/** The table of suites, best first. */
export function ResultsTable({ t, show }: Pick<Tool<typeof declaration, typeof en>, 't' | 'show'>) {
  const { columns, ...table } = show('results');
  return <DataTable {...table} columns={columns.map(withLook)} emptyText={t('view.noResults')} />;
}

function withLook(column: DataColumn<Cells>): DataColumn<Cells> {
  if (column.name === 'position') return column;
  if (column.name === 'suite') return { ...column, minWidth: '7rem', cell: ({ suite }) => excerpt(suite, SHOWN_LENGTH) };
  // Keeps a number and its unit on one line.
  return { ...column, cell: (row, index) => <span className="whitespace-nowrap">{column.cell(row, index)}</span>, align: 'end' };
}
