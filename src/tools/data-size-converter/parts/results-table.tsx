import { RoundedValue } from '#ui/output/rounded-value.tsx';
import { SavedTable } from '#tool-ui/outputs/saved-table.tsx';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
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

/** A row for each line. Renders nothing without lines. */
export const ResultsTable = (results: Results) => <SavedTable {...results} looks={looks} />;
