import { CopyButton } from '#ui/button/copy-button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface TypeTableProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 't' | 'show' | 'notices'>;
}

interface TypeRow {
  readonly type: string;
  readonly extensions: string;
}

const looks = {
  type: { width: 'clamp(13rem, 27vw, 24rem)' },
  extensions: { minWidth: '9rem' },
  source: { width: '5rem' },
  charset: { width: '6rem' },
  compressible: { width: '7rem' },
};

/** Types with their extensions, both with copy buttons. */
export function TypeTable({ tool: { t, show, notices } }: TypeTableProps) {
  const { columns, ...types } = show('types');
  return (
    <DataTable
      {...types}
      maxHeight="40rem"
      keyOf={({ type }) => type}
      emptyText={notices()[0]}
      columns={[
        ...withColumns(columns, looks),
        { name: 'copyType', label: t('view.columns.copyType'), cell: CopyType, width: '7.5rem' },
        { name: 'copyExtensions', label: t('view.columns.copyExtensions'), cell: CopyExtensions, width: '7.5rem' },
      ]}
    />
  );
}

const CopyType = ({ type }: TypeRow) => <CopyCell label={type} value={type} />;

const CopyExtensions = ({ type, extensions }: TypeRow) =>
  extensions !== '' && <CopyCell label={`${extensions} (${type})`} value={extensions} />;

/** A copy button that does not make its row higher. */
const CopyCell = (copied: { readonly label: string; readonly value: string }) => (
  <span className="-my-1 flex pointer-coarse:my-0">
    <CopyButton isIconOnly {...copied} />
  </span>
);
