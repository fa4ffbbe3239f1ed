import { writeCsv } from '#formats/csv.ts';
import type { Ipv4Block } from '#formats/ip/ipv4-block.ts';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { TableActions } from '#ui/table-actions.tsx';
import { tableRecords } from '#ui/table-records.ts';
import { describeSubnets, type HostsDescription } from '../logic.ts';
import type { Split } from '../splits.ts';
import type { SubnetTool } from './subnet-tool.ts';

interface SubnetsTableProps {
  readonly t: SubnetTool['t'];
  readonly network: Ipv4Block;
  readonly split: Split;
}

/** A row for each subnet. */
export function SubnetsTable({ t, network, split }: SubnetsTableProps) {
  const label = t('outputs.subnets');
  const subnets = describeSubnets(network, split);
  const columns = columnsOf(t);
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions label={label} fileName="subnets.csv" csv={() => writeCsv(tableRecords(columns, subnets))} />
      </div>
      <DataTable {...{ label, columns }} rows={subnets} keyOf={(subnet) => subnet.network} />
    </section>
  );
}

function columnsOf(t: SubnetTool['t']): readonly DataColumn<HostsDescription>[] {
  const column = { isMonospace: true, width: '9.25rem', minWidth: '9.25rem' } as const;
  return [
    { name: 'network', label: t('outputs.network'), ...column, width: '10.5rem', minWidth: '10.5rem', cell: ({ network }) => network },
    { name: 'first', label: t('outputs.firstHost'), ...column, cell: ({ firstHost }) => firstHost },
    { name: 'last', label: t('outputs.lastHost'), ...column, cell: ({ lastHost }) => lastHost },
    { name: 'broadcast', label: t('outputs.broadcast'), ...column, cell: ({ broadcast }) => broadcast ?? t('view.noBroadcast') },
    { name: 'hosts', label: t('outputs.usableHosts'), ...column, align: 'end', cell: ({ usableHosts }) => usableHosts },
  ];
}
