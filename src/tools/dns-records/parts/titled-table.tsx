import type { ReactNode } from 'react';
import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable, type DataTableProps } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';

interface TitledTableProps<Row> extends DataTableProps<Row> {
  readonly fileName?: string | undefined;
  /** Appears between the heading and the table. */
  readonly children?: ReactNode;
}

/** A table under its heading, with buttons to copy and save it. */
export function TitledTable<Row>({ fileName, children, ...table }: TitledTableProps<Row>) {
  const { label, columns, rows } = table;
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        {rows.length > 0 && <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, rows))} />}
      </div>
      {children}
      <DataTable {...table} />
    </section>
  );
}
