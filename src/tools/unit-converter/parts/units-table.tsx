import { RoundedValue } from '#ui/output/rounded-value.tsx';
import { SavedTable } from '#tool-ui/outputs/saved-table.tsx';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';

type Units = ShownProps<(typeof declaration)['outputs']['units']>;
type Row = NonNullable<ReturnType<Units['rows']['at']>>;

interface UnitsTableProps extends Units {
  /** The source of the definitions. */
  readonly source: string;
}

const looks = {
  unit: { isMonospace: true, minWidth: '7rem' },
  value: {
    isMonospace: true,
    minWidth: '12rem',
    cell: ({ value, isRounded = false }: Row) => <RoundedValue {...{ value, isRounded }} />,
    text: ({ value }: Row) => value,
  },
  name: { minWidth: '11rem' },
  kind: { minWidth: '8rem' },
  definition: { isMonospace: true, minWidth: '12rem' },
};

/** A quantity in all units of its dimension. Hidden if there is no quantity. */
export function UnitsTable({ source, ...units }: UnitsTableProps) {
  if (units.rows.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SavedTable {...units} looks={looks} />
      <p className="text-xs text-ink-soft">{source}</p>
    </div>
  );
}
