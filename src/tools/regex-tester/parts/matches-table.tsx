import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { RegexTool } from './regex-tool.ts';

const number = { align: 'end', width: '4.25rem' } as const;

/** The formatting of columns whose type does not determine it. */
const looks = {
  number,
  start: number,
  end: number,
  line: number,
  match: {
    isMonospace: true,
    cell: ({ match, isEmpty }: { readonly match: string; readonly isEmpty?: boolean }) => (
      <span className="block min-w-24">{isEmpty ? <i className="text-ink-soft">{match}</i> : match}</span>
    ),
  },
  groups: {
    isMonospace: true,
    cell: ({ groups }: { readonly groups: string }) => <span className="block min-w-44">{groups}</span>,
  },
};

export function MatchesTable({ tool: { t, show } }: { readonly tool: RegexTool }) {
  const { columns, ...matches } = show('matches');
  return (
    <DataTable
      {...matches}
      maxHeight="20rem"
      emptyText={show('count').value === '0' ? t('view.noMatch') : undefined}
      columns={withColumns(columns, looks)}
    />
  );
}
