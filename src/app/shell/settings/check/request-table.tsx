import { formatBytes } from '#pure/bytes/format-bytes.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { type SettingsText, useSettings } from '../settings-context.ts';
import type { PageRequest } from './request.ts';

function sizeOf({ bytes, isFromDevice }: PageRequest, t: SettingsText): string {
  if (bytes === undefined) return '–';
  return isFromDevice ? t('check.fromDevice', { size: formatBytes(bytes) }) : formatBytes(bytes);
}

const columnsOf = (t: SettingsText): readonly DataColumn<PageRequest>[] => [
  { name: 'address', label: t('check.address'), minWidth: '14rem', isMonospace: true, cell: ({ address }) => <bdi>{address}</bdi> },
  {
    name: 'kind',
    label: t('check.kind'),
    width: '7rem',
    cell: ({ kind }) => t(`check.kinds.${kind}`),
    sortBy: ({ kind }) => t(`check.kinds.${kind}`),
  },
  {
    name: 'size',
    label: t('check.size'),
    width: '8rem',
    cell: (request) => <span className="whitespace-nowrap">{sizeOf(request, t)}</span>,
    sortBy: ({ bytes }) => bytes ?? 0,
  },
  {
    name: 'to',
    label: t('check.to'),
    width: '8rem',
    cell: ({ isForeign }) => (isForeign ? t('check.elsewhere') : t('check.here')),
    sortBy: ({ isForeign }) => Number(isForeign),
  },
];

/** Every request of this page. Requests to other sites are highlighted. */
export function RequestTable({ requests }: { readonly requests: readonly PageRequest[] }) {
  const { t } = useSettings();
  return (
    <DataTable
      label={t('check.requests')}
      rows={requests}
      columns={columnsOf(t)}
      keyOf={(_request, index) => index}
      markOf={({ isForeign }) => (isForeign ? 'danger' : undefined)}
      maxHeight="20rem"
    />
  );
}
