import type { Given } from '#core/declaration.ts';
import { aboutField, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { mapOf } from './map-layout.ts';
import { planSubnets } from './plan-subnets.ts';
import { rowsOfPlan } from './plan-rows.ts';
import { readBlocks, readInUse } from './read-blocks.ts';
import { readSubnets } from './read-subnets.ts';
import type { declaration } from './declare.ts';

/** Places all subnets. Returns `null` if there is nothing to divide. */
export function plan({ blocks, subnets, inUse, reserved, growth }: Given<typeof declaration, 'plan'>) {
  const listed = aboutField('blocks', readBlocks(blocks));
  if (!listed.ok) return listed;
  const used = aboutField('inUse', readInUse(inUse));
  if (!used.ok) return used;
  const lines = aboutField('subnets', readSubnets(subnets));
  if (!lines.ok) return lines;
  if (listed.value.length === 0) return ok(null);
  return mapResult(aboutField('subnets', planSubnets(listed.value, used.value, lines.value, { reserved, growth })), (planned) => {
    const rows = rowsOfPlan(planned);
    return { plan: planned, rows, bars: mapOf(planned.blocks, rows), reserved, text: subnets };
  });
}

export const run = { plan } satisfies Runs<typeof declaration>;
