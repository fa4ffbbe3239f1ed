import { writeCsv } from '#formats/csv.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { DataColumn } from '#ui/data-column.ts';
import { TableActions } from '#ui/table-actions.tsx';
import { tableRecords } from '#ui/table-records.ts';
import type { ListedAddress } from '../look-up.ts';
import type { LookupTool } from './lookup-tool.ts';
import { blockText, vendorText } from './vendor-text.ts';

interface AddressTableProps {
  readonly tool: LookupTool;
  readonly addresses: readonly ListedAddress[];
}

const columnsOf = (t: LookupTool['t']): readonly DataColumn<ListedAddress>[] => {
  const vendorOf = ({ vendor }: ListedAddress): string => (vendor ? vendorText(t, vendor) : t('view.notAnAddress'));
  return [
    { name: 'address', label: t('view.address'), cell: ({ address }) => address, isMonospace: true, width: '11.5rem', minWidth: '11.5rem' },
    { name: 'vendor', label: t('outputs.vendor'), cell: vendorOf, sortBy: vendorOf, width: '16rem', minWidth: '14rem' },
    {
      name: 'block',
      label: t('outputs.block'),
      cell: ({ vendor }) => (vendor ? blockText(vendor) : ''),
      isMonospace: true,
      width: '14rem',
      minWidth: '14rem',
    },
    {
      name: 'kind',
      label: t('outputs.kind'),
      cell: ({ kind }) => (kind ? t(`view.kinds.${kind}`) : ''),
      width: '12rem',
      minWidth: '12rem',
    },
  ];
};

/** Several addresses, one a row, with what stands in their lines where that is no address. */
export function AddressTable({ tool: { t }, addresses }: AddressTableProps) {
  const label = t('outputs.results');
  const columns = columnsOf(t);
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions label={label} fileName="mac-addresses.csv" csv={() => writeCsv(tableRecords(columns, addresses))} />
      </div>
      <DataTable label={label} columns={columns} rows={addresses} keyOf={(_address, index) => index} />
    </section>
  );
}
