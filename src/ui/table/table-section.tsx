import { DataTable, type DataTableProps } from './data-table.tsx';

export interface TableSectionProps<Row> extends Omit<DataTableProps<Row>, 'label'> {
  readonly heading: string;
}

/** A section of a reference sheet: a heading and a table of that name at full height. */
export function TableSection<Row>({ heading, maxHeight = 'none', ...table }: TableSectionProps<Row>) {
  return (
    <section className={table.rows.length === 0 && table.emptyText === undefined ? 'sr-only' : undefined}>
      <h2 className="mb-2 text-base font-semibold">{heading}</h2>
      <DataTable {...table} label={heading} maxHeight={maxHeight} />
    </section>
  );
}
