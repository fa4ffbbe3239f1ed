import type { Ref } from 'react';
import { writeCsv } from '#pure/notation/csv/csv.ts';
import { formatIpBlock } from '#domains/ip/ip-block.ts';
import { Button } from '#ui/button/button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { IpAddressMessages } from '#domains/ip/ip-address-messages.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import type { PlanRow } from '../plan-rows.ts';
import type { PlanEdit } from '../shown-plan.ts';

type Words = Tool<typeof declaration, typeof en & IpAddressMessages>['t'];
type OnEdit = (what: PlanEdit, row: number) => void;

interface PlanTableProps {
  readonly t: Words;
  readonly table: ShownProps<(typeof declaration)['outputs']['plan']>;
  readonly rows: readonly PlanRow[];
  readonly ref: Ref<HTMLElement>;
  /** Called with the edit of the pressed button. */
  readonly onEdit: OnEdit;
}

const address = { isMonospace: true, width: '10.5rem', minWidth: '9rem' } as const;
const number = { align: 'end', width: '5.5rem', minWidth: '5rem' } as const;

const looks = {
  network: { ...address, width: '11rem' },
  name: { minWidth: '7rem' },
  first: address,
  last: address,
  usable: number,
  needed: number,
  spare: number,
} as const;

/** A table of all space in the plan, with actions for each row. */
export function PlanTable({ t, table, rows, ref, onEdit }: PlanTableProps) {
  const { label, columns, fileName } = table;
  const actions = {
    name: 'actions',
    label: t('view.actions'),
    width: '11rem',
    minWidth: '11rem',
    text: () => '',
    cell: (_cells: unknown, index: number) => rowActions(t, rows[index], (what) => onEdit(what, index)),
  };
  return (
    <section ref={ref} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions {...{ label, fileName }} csv={() => writeCsv(tableRecords(columns, table.rows))} isDisabled={rows.length === 0} />
      </div>
      <DataTable label={label} rows={table.rows} keyOf={table.keyOf} columns={[...withColumns(columns, looks), actions]} />
    </section>
  );
}

function rowActions(t: Words, row: PlanRow | undefined, onEdit: (what: PlanEdit) => void) {
  if (row?.kind === 'free') {
    return (
      <Button size="small" aria-label={t('view.useNetwork', { network: formatIpBlock(row.block) })} onClick={() => onEdit('use')}>
        {t('view.use')}
      </Button>
    );
  }
  if (row?.kind !== 'subnet') return null;
  const { subnet, canSplit, joint } = row;
  return (
    <span className="flex flex-wrap gap-1.5 pointer-coarse:gap-2">
      {canSplit && (
        <Button size="small" aria-label={t('view.splitNetwork', { network: formatIpBlock(subnet) })} onClick={() => onEdit('split')}>
          {t('view.split')}
        </Button>
      )}
      {joint && (
        <Button size="small" aria-label={t('view.joinInto', { network: formatIpBlock(joint.block) })} onClick={() => onEdit('join')}>
          {t('view.join')}
        </Button>
      )}
    </span>
  );
}
