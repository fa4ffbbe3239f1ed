import type { DataColumn } from './data-column.ts';

/** Adds properties to some columns, such as a width or a cell with a button. */
export const withColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  more: Readonly<Record<string, Partial<Omit<DataColumn<Row>, 'name'>>>>,
): readonly DataColumn<Row>[] => columns.map((column) => ({ ...column, ...more[column.name] }));
