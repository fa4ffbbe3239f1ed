import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { RowSource } from '#core/outputs.ts';
import type { DataColumn, RowDetails } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { nextOrder, type SortOrder, sortedIndexes } from './sort-rows.ts';
import { useHydrated } from '../feedback/use-hydrated.ts';
import { useSidewaysMark } from './use-sideways-mark.ts';

/** In which order it stood, and how far it was scrolled, in pixels. */
export interface LeftTable {
  readonly order?: SortOrder | undefined;
  readonly top?: number;
}

/** Keeps how a table was left. */
export interface TableKeeper {
  readonly read: () => LeftTable;
  readonly note: (change: LeftTable) => void;
}

export interface DataTableProps<Row> extends RowDetails<Row> {
  /** The table's accessible name. */
  readonly label: string;
  /** The first one heads the rows. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: RowSource<Row>;
  /** Any CSS length, `28rem` if left out: a longer table scrolls inside itself. */
  readonly maxHeight?: string | undefined;
  /** How a visitor left the table, where it goes and comes back. */
  readonly left?: TableKeeper | undefined;
  /** Stands in the place of rows when there are none. */
  readonly emptyText?: string | undefined;
}

// Most tables are short, and what keeps a long one in view is as heavy as the rest of the page's table.
const VirtualRows = lazy(() => import('./virtual-rows.tsx')) as unknown as typeof import('./virtual-rows.tsx').default; // lazy forgets its `Row`

/** More rows than this are on the page only while they are in view. */
const ALL_SHOWN = 200;
const PRERENDERED = 100;

/** Rows of data under named columns, any number of them; without any there are no heads to be seen. On a narrow screen the heads of rows stay in view. */
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
    const frame = requestAnimationFrame(() => scroller.scrollTo({ top: left.read().top ?? 0 })); // once the rows have their height
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

/** A table whose columns do not follow its rows does not keep their least widths by itself. */
const minWidthOf = <Row,>(columns: readonly DataColumn<Row>[]): string =>
  `calc(${columns.map(({ width, minWidth = width ?? '0px' }) => minWidth).join(' + ')})`;
