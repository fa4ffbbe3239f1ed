import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

const wide = (width: string) => ({ width, minWidth: width });

const looks = {
  line: wide('4rem'),
  browser: wide('12rem'),
  engine: wide('10rem'),
  os: wide('9rem'),
  device: wide('11rem'),
  cpu: wide('8rem'),
  isBot: wide('7rem'),
  text: { isMonospace: true, minWidth: '24rem' },
};

/** A table with one user agent per row. */
export function AgentList({ show }: Pick<Tool<typeof declaration, typeof en>, 'show'>) {
  const { label, columns, fileName, ...list } = show('list');
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="max-w-md">
        <ResultRows rows={[show('count')]} />
      </div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, list.rows))} />
      </div>
      <DataTable {...list} label={label} columns={withColumns(columns, looks)} maxHeight="36rem" />
    </section>
  );
}
