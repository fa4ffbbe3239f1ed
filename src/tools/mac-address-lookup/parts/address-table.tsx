import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';

const looks = {
  address: { isMonospace: true, width: '11.5rem', minWidth: '11.5rem' },
  vendor: { sortBy: ({ vendor }: { readonly vendor: string }) => vendor, width: '16rem', minWidth: '14rem' },
  block: { isMonospace: true, width: '14rem', minWidth: '14rem' },
  kind: { width: '12rem', minWidth: '12rem' },
};

/** Several addresses, one per row. Lines that are not addresses are displayed as typed. */
export function AddressTable({ label, columns, fileName, ...addresses }: ShownProps<(typeof declaration)['outputs']['results']>) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, addresses.rows))} />
      </div>
      <DataTable {...addresses} label={label} columns={withColumns(columns, looks)} />
    </section>
  );
}
