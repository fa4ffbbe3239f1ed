import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';

const column = { isMonospace: true, width: '9.25rem', minWidth: '9.25rem' } as const;

const looks = {
  network: { ...column, width: '10.5rem', minWidth: '10.5rem' },
  firstHost: column,
  lastHost: column,
  broadcast: column,
  usableHosts: { ...column, align: 'end' },
} as const;

/** A row for each subnet. */
export function SubnetsTable({ label, columns, fileName, ...subnets }: ShownProps<(typeof declaration)['outputs']['subnets']>) {
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, subnets.rows))} />
      </div>
      <DataTable {...subnets} label={label} columns={withColumns(columns, looks)} />
    </section>
  );
}
