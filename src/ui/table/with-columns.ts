import type { DataColumn } from './data-column.ts';

/** The same columns with more about some of them, such as their width, or a cell with a button. */
export const withColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  more: Readonly<Record<string, Partial<Omit<DataColumn<Row>, 'name'>>>>,
): readonly DataColumn<Row>[] => columns.map((column) => ({ ...column, ...more[column.name] }));
