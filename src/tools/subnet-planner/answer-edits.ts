import { type Edited, fixAll, joinSubnets, splitSubnet, takeBlock } from './edit-plan.ts';
import type { PlanRow } from './plan-rows.ts';
import type { ShownPlan } from './shown-plan.ts';

/** What the buttons of a plan make of its text, worked out when one is pressed. */
export const editsOf = (edited: Edited, rows: readonly PlanRow[]): Pick<ShownPlan, 'fixAll' | 'edit'> => ({
  fixAll: edited.plan.placed.some(({ kind }) => kind === 'wanted') ? () => fixAll(edited) : undefined,
  edit(what, index) {
    const row = rows[index];
    if (row?.kind === 'free' && what === 'use') return takeBlock(edited, row.block);
    if (row?.kind !== 'subnet') return undefined;
    if (what === 'split') return row.canSplit ? splitSubnet(edited, row.subnet) : undefined;
    return what === 'join' && row.joint ? joinSubnets(edited, row.subnet, row.joint) : undefined;
  },
});
