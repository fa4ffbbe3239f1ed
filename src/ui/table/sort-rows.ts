import type { RowSource } from '#core/outputs.ts';

export interface SortOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The sort order after a press on a column header: ascending, then descending, then unsorted. */
export function nextOrder(order: SortOrder | undefined, column: string): SortOrder | undefined {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Sorts row indexes by a key: numbers by value, texts by locale rules, and equal keys in their original order. */
export function sortedIndexes<Row>(
  rows: RowSource<Row>,
  sortBy: (row: Row) => string | number,
  direction: SortOrder['direction'],
): readonly number[] {
  const indexes = Array.from({ length: rows.length }, (_, index) => index);
  const keys = indexes.map((index) => {
    const row = rows.at(index);
    return row === undefined ? undefined : sortBy(row);
  });
  const sign = direction === 'ascending' ? 1 : -1;
  const compareTexts = new Intl.Collator(undefined, { numeric: true }).compare;
  const compare = (one: string | number = '', other: string | number = '') =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other));
  return indexes.toSorted((one, other) => sign * compare(keys[one], keys[other]) || one - other);
}
