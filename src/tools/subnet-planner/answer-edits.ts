import { formatIpBlock } from '#domains/ip/ip-block.ts';
import { fixAll, joinSubnets, splitSubnet, takeBlock } from './edit-plan.ts';
import type { PlanRow } from './plan-rows.ts';
import type { SubnetPlan } from './plan-subnets.ts';
import { plan } from './run.ts';
import type { PlanEdit, PlanFields, ShownPlan } from './shown-plan.ts';

interface Planned {
  readonly text: string;
  readonly plan: SubnetPlan;
  readonly rows: readonly PlanRow[];
}

/**
 * Creates the edits for the buttons of a plan, which run when a button is pressed. If the fields have changed since the plan was displayed,
 * the edit finds the displayed row in a plan of their current values.
 */
export const editsOf = (shown: Planned): Pick<ShownPlan, 'canFix' | 'edit'> => ({
  canFix: shown.plan.placed.some(({ kind }) => kind === 'wanted'),
  edit(what, now, row = -1) {
    const planned = now.subnets === shown.text ? shown : planAnew(now);
    const seen = shown.rows[row];
    return planned && edited(what, planned, planned === shown ? seen : planned.rows.find((other) => isSame(other, seen)));
  },
});

function planAnew({ growth, ...fields }: PlanFields): Planned | undefined {
  const planned = growth === undefined ? undefined : plan({ ...fields, growth });
  return planned?.ok && planned.value ? planned.value : undefined;
}

const isSame = (row: PlanRow, seen: PlanRow | undefined): boolean =>
  row.kind !== 'lost' && seen?.kind === row.kind && formatIpBlock(row.block) === formatIpBlock(seen.block);

function edited(what: PlanEdit, planned: Planned, row: PlanRow | undefined): string | undefined {
  if (what === 'fixAll') return fixAll(planned);
  if (row?.kind === 'free') return what === 'use' ? takeBlock(planned, row.block) : undefined;
  if (row?.kind !== 'subnet') return undefined;
  if (what === 'split') return row.canSplit ? splitSubnet(planned, row.subnet) : undefined;
  return what === 'join' && row.joint ? joinSubnets(planned, row.subnet, row.joint) : undefined;
}
