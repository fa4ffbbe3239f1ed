import { writeCsv } from '#pure/notation/csv/csv.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable, type DataTableProps } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';

export interface SavedTableProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'keyOf'> {
  readonly fileName?: string | undefined;
  readonly looks: Readonly<Record<string, Partial<Omit<DataColumn<Row>, 'name'>>>>;
}

/** A table with a heading and buttons to copy and download it; absent if it has no rows. */
export function SavedTable<Row>({ label, columns, fileName, looks, ...table }: SavedTableProps<Row>) {
  if (table.rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, table.rows))} />
      </div>
      <DataTable {...table} label={label} columns={withColumns(columns, looks)} />
    </section>
  );
}
