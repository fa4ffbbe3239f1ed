import { excerpt } from '#pure/text/excerpt.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Section } from '#ui/layout/section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { DiffTool } from './diff-tool.ts';

/** The maximum length of a displayed value. The copy button copies all of it. */
const SHOWN_LENGTH = 200;

interface Difference {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A row for each change. */
export function DifferencesTable({ tool: { t, show } }: { readonly tool: DiffTool }) {
  const { label, columns, ...differences } = show('differences');
  return (
    <Section heading={label} gap="small">
      <DataTable
        {...differences}
        label={label}
        columns={withColumns(columns, looks(t))}
        markOf={({ isAdded, isRemoved }) => (isAdded ? 'one' : isRemoved ? 'danger' : undefined)}
        maxHeight="24rem"
        emptyText={show('result').value === '' ? undefined : t('view.noDifferences')}
      />
    </Section>
  );
}

const looks = (t: DiffTool['t']) => ({
  path: { isMonospace: true, minWidth: '8rem' },
  change: { width: '6.5rem', minWidth: '6.5rem' },
  before: {
    isMonospace: true,
    minWidth: '12rem',
    cell: ({ path, before }: Difference) => <Value value={before} name={t('view.beforeAt', { path })} />,
  },
  after: {
    isMonospace: true,
    minWidth: '12rem',
    cell: ({ path, after }: Difference) => <Value value={after} name={t('view.afterAt', { path })} />,
  },
});

function Value({ value, name }: { readonly value: string; readonly name: string }) {
  if (value === '') return null;
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0 wrap-anywhere">{excerpt(value, SHOWN_LENGTH)}</span>
      <CopyButton isIconOnly label={name} value={value} />
    </span>
  );
}
