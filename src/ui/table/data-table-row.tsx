import type { Ref } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import type { DataColumn, RowDetails } from './data-column.ts';

export interface DataTableRowProps<Row> extends Omit<RowDetails<Row>, 'keyOf'> {
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  /** The row's position among the displayed rows, from 0. Set if not all rows are on the page. */
  readonly place?: number | undefined;
}

const marks = { one: 'bg-mark-one', two: 'bg-mark-two', danger: 'bg-danger-soft', warning: 'bg-warning-soft' };

export function DataTableRow<Row>({ ref, row, index, columns, place, copy, markOf }: DataTableRowProps<Row>) {
  const mark = markOf?.(row, index);
  const copied = copy?.(row, index);
  return (
    <tr
      ref={ref}
      {...(place !== undefined && { 'data-index': place, 'aria-rowindex': place + 2 })}
      className={`*:border-b last:*:border-b-0 ${mark ? marks[mark] : 'bg-surface'}`}
    >
      {columns.map((column, position) => {
        const look = `px-2.5 py-1 align-top ${column.align === 'end' ? 'text-end tabular-nums' : 'text-start'} ${column.isMonospace ? 'font-mono wrap-anywhere whitespace-pre-wrap' : 'wrap-break-word'}`;
        return position === 0 ? (
          <th
            key={column.name}
            scope="row"
            className={`${look} bg-inherit font-medium in-data-sideways:sticky in-data-sideways:start-0 in-data-sideways:z-1 in-data-sideways:max-w-[45vw] in-data-sideways:shadow-[4px_0_6px_-4px_rgb(0_0_0/30%)] rtl:in-data-sideways:shadow-[-4px_0_6px_-4px_rgb(0_0_0/30%)]`}
          >
            {column.cell(row, index)}
          </th>
        ) : (
          <td key={column.name} className={look}>
            {column.cell(row, index)}
          </td>
        );
      })}
      {copied && (
        <td className="w-9 p-0 pe-1 text-end pointer-coarse:w-12 pointer-coarse:py-1 align-top">
          <CopyButton isIconOnly label={copied.label} value={copied.value} />
        </td>
      )}
    </tr>
  );
}
