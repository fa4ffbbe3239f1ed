import { CopyButton } from '#ui/copy-button.tsx';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { Difference, Differences } from '../differences.ts';
import { differenceAt } from '../differences.ts';
import type { DiffTool } from './diff-tool.ts';

type Text = DiffTool['t'];

export interface DifferencesTableProps {
  readonly t: Text;
  readonly differences: Differences | undefined;
}

/** More of a value is only copied. */
const SHOWN_LENGTH = 200;

const marks = { added: 'one', removed: 'danger', changed: undefined } as const;

/** A row for each change. */
export function DifferencesTable({ t, differences }: DifferencesTableProps) {
  const label = t('outputs.differences');
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{label}</h2>
      <DataTable
        label={label}
        columns={columnsOf(t)}
        rows={{ length: differences?.kinds.length ?? 0, at: (index) => differences && differenceAt(differences, index) }}
        keyOf={(_difference, index) => index}
        markOf={({ change }) => marks[change]}
        maxHeight="24rem"
        emptyText={differences ? t('view.noDifferences') : undefined}
      />
    </section>
  );
}

const columnsOf = (t: Text): readonly DataColumn<Difference>[] => [
  { name: 'path', label: t('view.path'), isMonospace: true, minWidth: '8rem', cell: ({ path }) => path || t('view.root') },
  { name: 'change', label: t('view.change'), width: '6.5rem', minWidth: '6.5rem', cell: ({ change }) => t(`view.${change}`) },
  {
    name: 'before',
    label: t('view.before'),
    isMonospace: true,
    minWidth: '12rem',
    cell: ({ path, before }) => <Value value={before} name={t('view.beforeAt', { path: path || t('view.root') })} />,
  },
  {
    name: 'after',
    label: t('view.after'),
    isMonospace: true,
    minWidth: '12rem',
    cell: ({ path, after }) => <Value value={after} name={t('view.afterAt', { path: path || t('view.root') })} />,
  },
];

function Value({ value, name }: { readonly value: string; readonly name: string }) {
  if (value === '') return null;
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0 wrap-anywhere">{value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value}</span>
      <CopyButton isIconOnly label={name} value={value} />
    </span>
  );
}
