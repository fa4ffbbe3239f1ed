import { DataTable } from '#ui/table/data-table.tsx';
import { Icon } from '#ui/image/icon.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface CharacterTableProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'notices'>;
}

/** The characters of the text to escape, with their distinguishing properties. Marks invisible characters and look-alikes. */
export function CharacterTable({ tool: { t, show, notices } }: CharacterTableProps) {
  const { columns, ...table } = show('characters');
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-base font-semibold">{table.label}</h2>
      <DataTable
        {...table}
        markOf={({ isConspicuous }) => (isConspicuous ? 'warning' : undefined)}
        columns={withColumns(columns, looks(t('view.conspicuous')))}
      />
      <Notices notices={notices('describe')} />
    </section>
  );
}

interface CharacterRow {
  readonly character: string;
  readonly kind: string;
  readonly isAbbreviated?: boolean;
  readonly isConspicuous?: boolean;
}

const looks = (conspicuous: string) => ({
  character: { isMonospace: true, minWidth: '6rem', cell: shownAlone },
  codePoint: { isMonospace: true, minWidth: '6rem' },
  utf8: { isMonospace: true, minWidth: '8rem' },
  utf16: { isMonospace: true, minWidth: '6rem' },
  kind: {
    minWidth: '8rem',
    cell: ({ kind, isConspicuous }: CharacterRow) => kindWithMark(kind, isConspicuous ? conspicuous : undefined),
  },
});

const shownAlone = ({ character, isAbbreviated }: CharacterRow) =>
  isAbbreviated ? <abbr className="rounded-sm border border-line px-1 text-xs text-ink-soft no-underline">{character}</abbr> : character;

/** Adds an icon, because color alone is not accessible. */
const kindWithMark = (kind: string, conspicuous: string | undefined) => (
  <span className="relative inline-flex items-center gap-1" title={conspicuous}>
    {kind}
    {conspicuous !== undefined && (
      <>
        <Icon name="alert-triangle" className="text-warning" />
        <span className="sr-only">{conspicuous}</span>
      </>
    )}
  </span>
);
