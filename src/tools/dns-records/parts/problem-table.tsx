import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';
import { TitledTable } from './titled-table.tsx';

const looks = {
  line: { width: '4.5rem', minWidth: '3.5rem' },
  severity: { width: '6.5rem', minWidth: '5rem' },
  problem: { minWidth: '12rem' },
};

type ProblemTableProps = ShownProps<(typeof declaration)['outputs']['problems']> & {
  /** Displayed if records were read and have no problems. */
  readonly emptyText: string | undefined;
};

/** The problems of the records, by line. */
export const ProblemTable = ({ columns, ...problems }: ProblemTableProps) => (
  <TitledTable
    {...problems}
    columns={withColumns(columns, looks)}
    keyOf={(_row, index) => index}
    markOf={({ isError }) => (isError ? 'danger' : 'warning')}
  />
);
