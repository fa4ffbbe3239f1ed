import type { RowSource } from '#core/outputs.ts';
import type { DataColumn, RowDetails } from './data-column.ts';
import { DataTableRow } from './data-table-row.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

interface VirtualRowsProps<Row> extends RowDetails<Row> {
  /** The scrolling element, or null until it is on the page. */
  readonly scroller: HTMLElement | null;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: RowSource<Row>;
  /** The index of the row at a position. */
  readonly indexAt: (place: number) => number;
}

const ROW_HEIGHT_PX = 29;

/** Renders only the rows in view. Empty rows above and below preserve the total height. */
export default function VirtualRows<Row>({ scroller, columns, rows, indexAt, keyOf, ...details }: VirtualRowsProps<Row>) {
  const { items, totalHeight, measureRow } = useRowsInView({ scroller, count: rows.length, heightAt: () => ROW_HEIGHT_PX, overscan: 12 });
  const above = items[0]?.start ?? 0;
  const below = totalHeight - (items.at(-1)?.end ?? 0);

  return (
    <tbody>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {items.map(({ index: place }) => {
        const index = indexAt(place);
        const row = rows.at(index);
        // A row can be missing briefly when the number of rows decreases.
        return row === undefined ? null : (
          <DataTableRow key={keyOf(row, index)} ref={measureRow} {...{ row, index, place, columns }} {...details} />
        );
      })}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
