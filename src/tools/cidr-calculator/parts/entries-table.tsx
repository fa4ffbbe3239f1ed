import type { TableOutput } from '#core/outputs.ts';
import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';

const address = { isMonospace: true, width: '14rem', minWidth: '10rem' } as const;
const short = { width: '8rem', minWidth: '6rem' } as const;
const number = { width: '6rem', minWidth: '5rem', align: 'end' } as const;

const looks = {
  entry: address,
  address,
  network: address,
  remark: { minWidth: '16rem' },
  contained: short,
  line: short,
  times: number,
} as const;

/** A table with a row for each entry or address. Renders nothing without rows. */
export function EntriesTable<Column extends string>({ label, columns, fileName, rows, keyOf }: ShownProps<TableOutput<Column>>) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, rows))} />
      </div>
      <DataTable {...{ label, rows, keyOf }} columns={withColumns(columns, looks)} />
    </section>
  );
}
