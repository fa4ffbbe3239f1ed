import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { RowSource } from '#core/outputs.ts';
import type { DataColumn, RowDetails } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { nextOrder, type SortOrder, sortedIndexes } from './sort-rows.ts';
import { useHydrated } from '../feedback/use-hydrated.ts';
import { useSidewaysMark } from './use-sideways-mark.ts';

/** The sort order and the scroll position in pixels. */
export interface LeftTable {
  readonly order?: SortOrder | undefined;
  readonly top?: number;
}

/** Stores the state of a table. */
export interface TableKeeper {
  readonly read: () => LeftTable;
  readonly note: (change: LeftTable) => void;
}

export interface DataTableProps<Row> extends RowDetails<Row> {
  /** The table's accessible name. */
  readonly label: string;
  /** The first column contains the row headers. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: RowSource<Row>;
  /** Any CSS length. Defaults to `28rem`. A higher table scrolls inside itself. */
  readonly maxHeight?: string | undefined;
  /** Restores the state of a table that is removed and rendered again. */
  readonly left?: TableKeeper | undefined;
  /** Displayed if there are no rows. */
  readonly emptyText?: string | undefined;
}

// Loaded on demand: most tables are short, and virtualization is as large as the rest of the table's code.
const VirtualRows = lazy(() => import('./virtual-rows.tsx')) as unknown as typeof import('./virtual-rows.tsx').default; // `lazy` drops `Row`

/** The maximum number of rows that are all on the page. In a longer table, only rows in view are. */
const ALL_SHOWN = 200;
const PRERENDERED = 100;

/**
 * A table with any number of rows under named columns. Without rows, the header is hidden visually. On a narrow screen, row headers stay in
 * view.
 */
export function DataTable<Row>({ label, columns, rows, maxHeight = '28rem', left, emptyText, keyOf, ...details }: DataTableProps<Row>) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isHydrated = useHydrated();
  const [order, setOrder] = useState(() => left?.read().order);
  const sortBy = columns.find(({ name }) => name === order?.column)?.sortBy;
  const indexes = useMemo(() => (order && sortBy ? sortedIndexes(rows, sortBy, order.direction) : undefined), [rows, sortBy, order]);
  const indexAt = (place: number) => indexes?.[place] ?? place;
  const isVirtual = rows.length > ALL_SHOWN && isHydrated;
  const isEmpty = rows.length === 0;
  useSidewaysMark(scroller);
  useEffect(() => {
    if (!scroller || !left) return;
    const note = (): void => left.note({ top: scroller.scrollTop });
    const frame = requestAnimationFrame(() => scroller.scrollTo({ top: left.read().top ?? 0 })); // after the rows have their height
    scroller.addEventListener('scroll', note);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', note);
    };
  }, [scroller, left]);

  const body = (count: number) => (
    <tbody>
      {Array.from({ length: count }, (_, place) => {
        const index = indexAt(place);
        const row = rows.at(index);
        return row === undefined ? null : <DataTableRow key={keyOf(row, index)} {...{ row, index, columns }} {...details} />;
      })}
      {isEmpty && emptyText !== undefined && (
        <tr>
          <td colSpan={columns.length + (details.copy ? 1 : 0)} className="px-2.5 py-3 text-center text-ink-soft">
            {emptyText}
          </td>
        </tr>
      )}
    </tbody>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer (WCAG 2.1.1)
    <div
      ref={setScroller}
      tabIndex={isEmpty ? undefined : 0}
      style={{ maxHeight }}
      className={isEmpty && emptyText === undefined ? 'sr-only' : 'overflow-auto rounded-md border border-line bg-surface'}
    >
      <table
        aria-label={label}
        {...(rows.length > ALL_SHOWN && { 'aria-rowcount': rows.length + 1, style: { minWidth: minWidthOf(columns) } })}
        className={`w-full border-separate border-spacing-0 text-sm ${rows.length > ALL_SHOWN ? 'table-fixed' : ''}`}
      >
        <DataTableHead
          columns={columns}
          hasCopyColumn={details.copy !== undefined}
          isUnseen={isEmpty}
          order={order}
          onSort={(column) => {
            const next = nextOrder(order, column);
            setOrder(next);
            left?.note({ order: next });
          }}
        />
        {isVirtual ? (
          <Suspense fallback={body(PRERENDERED)}>
            <VirtualRows {...{ scroller, columns, rows, indexAt, keyOf }} {...details} />
          </Suspense>
        ) : (
          body(isHydrated ? rows.length : Math.min(rows.length, PRERENDERED))
        )}
      </table>
    </div>
  );
}

/** The minimum width of a table with fixed layout, which ignores the minimum widths of its columns. */
const minWidthOf = <Row,>(columns: readonly DataColumn<Row>[]): string =>
  `calc(${columns.map(({ width, minWidth = width ?? '0px' }) => minWidth).join(' + ')})`;
