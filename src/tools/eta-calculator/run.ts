import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { loadTemporal } from '#pure/time/temporal.ts';
import type { declaration } from './declare.ts';
import { estimateFromProgress, estimateFromSpeed, type Moments } from './estimate.ts';
import { timeNotices } from './time-notices.ts';

type Clock = Pick<Context, 'now' | 'openedAt' | 'timeZone'>;

async function momentsOf({ now, openedAt = now(), timeZone }: Clock): Promise<Moments> {
  return { temporal: await loadTemporal(), timeZone, openedMs: openedAt.getTime(), nowMs: now().getTime() };
}

export const run = {
  fromSpeed: async (given, clock: Clock) => estimateFromSpeed(given, await momentsOf(clock)),
  fromProgress: async (given, clock: Clock) => estimateFromProgress(given, await momentsOf(clock)),
  readStart: ({ startedAt }: Given<typeof declaration, 'readStart'>) => ok({ notices: timeNotices(startedAt) }),
  readAsOf: ({ asOf }: Given<typeof declaration, 'readAsOf'>) => ok({ notices: timeNotices(asOf) }),
} satisfies Runs<typeof declaration>;
