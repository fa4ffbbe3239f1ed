import { CopyButton } from '#ui/copy-button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { inputs, options } from '../fields.ts';
import type en from '../messages/en.json';
import type { MimeType } from '../mime-type.ts';

interface TypeTableProps {
  readonly t: Tool<typeof en, typeof inputs, typeof options>['t'];
  readonly types: readonly MimeType[];
  readonly emptyText: string;
}

/** Types with their extensions, of which both can be copied. */
export function TypeTable({ t, types, emptyText }: TypeTableProps) {
  const compressible = ({ isCompressible }: MimeType) => (isCompressible === undefined ? '' : t(isCompressible ? 'view.yes' : 'view.no'));
  return (
    <DataTable
      label={t('outputs.types')}
      maxHeight="40rem"
      rows={types}
      keyOf={({ type }) => type}
      emptyText={emptyText}
      columns={[
        { name: 'type', label: t('view.columns.type'), cell: ({ type }) => type, width: 'clamp(13rem, 27vw, 24rem)' },
        { name: 'extensions', label: t('view.columns.extensions'), cell: extensionsOf, minWidth: '9rem' },
        { name: 'source', label: t('view.columns.source'), cell: ({ source }) => t(`view.sources.${source}`), width: '5rem' },
        { name: 'charset', label: t('view.columns.charset'), cell: ({ charset }) => charset, width: '6rem' },
        { name: 'compressible', label: t('view.columns.compressible'), cell: compressible, width: '7rem' },
        { name: 'copyType', label: t('view.columns.copyType'), cell: CopyType, width: '7.5rem' },
        { name: 'copyExtensions', label: t('view.columns.copyExtensions'), cell: CopyExtensions, width: '7.5rem' },
      ]}
    />
  );
}

const extensionsOf = ({ extensions }: MimeType): string => extensions.map((extension) => `.${extension}`).join(', ');

const CopyType = ({ type }: MimeType) => <CopyCell label={type} value={type} />;

function CopyExtensions(mimeType: MimeType) {
  const extensions = extensionsOf(mimeType);
  return extensions !== '' && <CopyCell label={`${extensions} (${mimeType.type})`} value={extensions} />;
}

/** A button that makes its row no higher. */
const CopyCell = (copied: { readonly label: string; readonly value: string }) => (
  <span className="-my-1 flex">
    <CopyButton isIconOnly {...copied} />
  </span>
);
