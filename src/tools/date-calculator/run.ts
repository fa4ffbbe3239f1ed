import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { aboutField, fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { loadTemporal } from '#pure/time/temporal.ts';
import { timeZoneNames, timeZoneOr } from '#pure/time/time-zones.ts';
import { addShift } from './add-shift.ts';
import type { declaration } from './declare.ts';
import { differenceOf } from './difference.ts';
import { type Here, readMoment, remarksOn } from './moment.ts';
import { type HolidayError, readHolidays } from './read-holidays.ts';
import { readShift } from './read-shift.ts';
import { sumDurations } from './sum-durations.ts';
import { type WorkDays, weekends, workDays } from './work-days.ts';

type Clock = Pick<Context, 'now' | 'openedAt' | 'timeZone' | 'language'>;
type GivenTo<Name extends 'difference' | 'add' | 'sum' | 'chooseZone'> = Given<typeof declaration, Name>;

/** Uses the time when the page was opened; after midnight, the start of the new day. */
async function hereIn(zone: string, { now, openedAt = now(), timeZone: zoneHere, language }: Clock): Promise<Here> {
  const temporal = await loadTemporal();
  const timeZone = timeZoneOr(zone, zoneHere);
  const today = temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  return { temporal, timeZone, language, nowMs: Math.max(openedAt.getTime(), today.epochMilliseconds) };
}

function workDaysOf({ weekend, holidays }: Pick<GivenTo<'add'>, 'weekend' | 'holidays'>): Result<WorkDays, HolidayError> {
  const read = readHolidays(holidays);
  return read.ok ? ok(workDays(weekends[weekend], read.value)) : read;
}

/** Validates each date even if the other one is missing. Returns `null` while one is missing. */
async function difference({ fromDate, toDate, timeZone, countLastDay, ...given }: GivenTo<'difference'>, clock: Clock) {
  const here = await hereIn(timeZone, clock);
  const from = aboutField('fromDate', readMoment(fromDate, here));
  if (!from.ok) return from;
  const to = aboutField('toDate', readMoment(toDate, here));
  if (!to.ok) return to;
  const work = workDaysOf(given);
  if (!work.ok) return work;
  if (!from.value || !to.value) return ok(null);
  const found = differenceOf([from.value, to.value], here, { work: work.value, countLastDay });
  if (!found.ok) return fail(found.error.code, { field: 'toDate' });
  const hasTimes = from.value.kind === 'time' || to.value.kind === 'time';
  return ok({ ...found.value, hasTimes, remarks: remarksOn(from.value, to.value) });
}

async function add({ startDate, shift: typed, timeZone, ...given }: GivenTo<'add'>, clock: Clock) {
  const here = await hereIn(timeZone, clock);
  const start = aboutField('startDate', readMoment(startDate, here));
  if (!start.ok) return start;
  const shift = aboutField('shift', readShift(typed, clock.language));
  if (!shift.ok) return shift;
  const work = workDaysOf(given);
  if (!work.ok) return work;
  if (!start.value || !shift.value) return ok(null);
  const sum = addShift(start.value, shift.value, here, work.value);
  return sum.ok ? ok({ ...sum.value, remarks: remarksOn(start.value) }) : fail(sum.error.code, { field: 'shift' });
}

const sum = ({ durations, ...given }: GivenTo<'sum'>, { language }: Pick<Context, 'language'>) =>
  sumDurations(durations, { ...given, language });

/** The effective time zone, and all available ones. */
function chooseZone({ timeZone }: GivenTo<'chooseZone'>, { timeZone: zoneHere }: Pick<Context, 'timeZone'>) {
  const usedZone = timeZoneOr(timeZone, zoneHere);
  return ok({ usedZone, zones: timeZoneNames([usedZone]).map((name) => ({ name })) });
}

export const run = { difference, add, sum, chooseZone } satisfies Runs<typeof declaration>;
