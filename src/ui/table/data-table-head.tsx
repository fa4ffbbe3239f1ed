import type { DataColumn } from './data-column.ts';
import { Icon } from '../image/icon.tsx';
import type { SortOrder } from './sort-rows.ts';
import { useWords } from '../words/words.ts';

export interface DataTableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly hasCopyColumn: boolean;
  /** Hides the header visually, because the table has no rows. */
  readonly isUnseen: boolean;
  readonly order: SortOrder | undefined;
  readonly onSort: (column: string) => void;
}

export function DataTableHead<Row>({ columns, hasCopyColumn, isUnseen, order, onSort }: DataTableHeadProps<Row>) {
  const words = useWords();
  return (
    <thead className={isUnseen ? 'sr-only' : undefined}>
      <tr aria-rowindex={1}>
        {columns.map(({ name, label, headAction, width, minWidth, align, sortBy }) => {
          const direction = order?.column === name ? order.direction : undefined;
          return (
            <th
              key={name}
              scope="col"
              aria-sort={direction}
              aria-label={sortBy && label}
              style={width === undefined && minWidth === undefined ? undefined : { width, minWidth }}
              className={`sticky top-0 z-1 bg-sunken px-2.5 py-1 text-xs font-medium text-ink-soft shadow-[inset_0_-1px_var(--line)] first:in-data-sideways:start-0 first:in-data-sideways:z-2 ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              <span className={headAction ? 'flex items-center whitespace-nowrap' : undefined}>
                {sortBy ? (
                  <button
                    type="button"
                    aria-label={words.sortBy(label)}
                    onClick={() => onSort(name)}
                    className={`-mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink ${headAction ? 'grow' : ''}`}
                  >
                    {label}
                    <SortIcon direction={direction} />
                  </button>
                ) : (
                  label
                )}
                {headAction}
              </span>
            </th>
          );
        })}
        {hasCopyColumn && (
          <th scope="col" className="sticky top-0 z-1 w-9 bg-sunken shadow-[inset_0_-1px_var(--line)]">
            <span className="sr-only">{words.copyShort}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { readonly direction: SortOrder['direction'] | undefined }) {
  if (direction === 'ascending') return <Icon name="sort-ascending" />;
  if (direction === 'descending') return <Icon name="sort-descending" />;
  return <Icon name="arrows-sort" />;
}
