import { RoundedValue } from '#ui/output/rounded-value.tsx';
import { SavedTable } from '#tool-ui/outputs/saved-table.tsx';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';

type Results = ShownProps<(typeof declaration)['outputs']['results']>;
type Row = NonNullable<ReturnType<Results['rows']['at']>>;

const looks = {
  line: { width: '4rem', minWidth: '4rem' },
  input: { isMonospace: true, minWidth: '14rem' },
  converted: {
    minWidth: '14rem',
    cell: ({ converted, isRounded = false }: Row) => <RoundedValue value={converted} isRounded={isRounded} />,
    text: ({ converted }: Row) => converted,
  },
};

/** One row per line. Hidden if there are no lines. */
export const ResultsTable = (results: Results) => <SavedTable {...results} looks={looks} />;
