import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { loadTemporal } from '#pure/time/temporal.ts';
import { timeZoneNames, timeZoneOr } from '#pure/time/time-zones.ts';
import { convertDateTime } from './convert-date-time.ts';
import type { declaration } from './declare.ts';
import { parseTimeZones } from './time-zone-list.ts';

/** Converts a date-time to all notations and to the clocks of other zones, with other possible interpretations. */
export async function convert(
  { dateTime, inputFormat, timeZone, otherZones }: Given<typeof declaration, 'convert'>,
  { now, timeZone: zoneHere }: Pick<Context, 'now' | 'timeZone'>,
) {
  const temporal = await loadTemporal();
  const here = { temporal, timeZone: timeZoneOr(timeZone, zoneHere), nowMs: now().getTime() };
  return convertDateTime({ dateTime, inputFormat, otherZones: parseTimeZones(otherZones) }, here);
}

export const listClocks = ({ otherZones }: Given<typeof declaration, 'listClocks'>) =>
  ok({ clocks: parseTimeZones(otherZones).map((label) => ({ label, value: '' })) });

/** The default time zone, and all available ones. */
export function chooseZone({ timeZone }: Given<typeof declaration, 'chooseZone'>, { timeZone: zoneHere }: Pick<Context, 'timeZone'>) {
  const usedZone = timeZoneOr(timeZone, zoneHere);
  return ok({ usedZone, zones: timeZoneNames([usedZone]).map((name) => ({ name })) });
}

export const run = { convert, listClocks, chooseZone } satisfies Runs<typeof declaration>;
