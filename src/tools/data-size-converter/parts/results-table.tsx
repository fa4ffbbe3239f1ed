import { writeCsv } from '#pure/notation/csv/csv.ts';
import { RoundedValue } from '#ui/output/rounded-value.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#workbench/answer/show-output.ts';
import type { declaration } from '../declare.ts';

type Results = ShownProps<(typeof declaration)['outputs']['results']>;
type Row = NonNullable<ReturnType<Results['rows']['at']>>;

const number = (name: 'bytes' | 'bitsPerSecond' | 'seconds' | 'best', isRounded: (row: Row) => boolean | undefined) => ({
  minWidth: '10rem',
  cell: (row: Row) => <RoundedValue value={row[name]} isRounded={isRounded(row) ?? false} />,
  text: (row: Row) => row[name],
});

const looks = {
  line: { width: '4rem', minWidth: '4rem' },
  input: { isMonospace: true, minWidth: '14rem' },
  bytes: number('bytes', ({ isBytesRounded }) => isBytesRounded),
  bitsPerSecond: number('bitsPerSecond', ({ isRateRounded }) => isRateRounded),
  seconds: number('seconds', ({ isSecondsRounded }) => isSecondsRounded),
  best: number('best', ({ isBestRounded }) => isBestRounded),
};

/** A row for each line; nothing while there is none. */
export function ResultsTable({ label, columns, fileName, rows, keyOf }: Results) {
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, rows))} />
      </div>
      <DataTable {...{ label, rows, keyOf }} columns={withColumns(columns, looks)} />
    </section>
  );
}
