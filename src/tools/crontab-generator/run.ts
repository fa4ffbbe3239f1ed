import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { hasLeapSecond } from '#pure/time/iso-date-time.ts';
import { timeZoneNames, timeZoneOr } from '#pure/time/time-zones.ts';
import type { declaration } from './declare.ts';
import { fieldsOf } from './edited-fields.ts';
import { listRuns, parseStart } from './list-runs.ts';
import { parseSchedule } from './parse-schedule.ts';
import { untilOutdated } from './until-outdated.ts';

type Names = 'describe' | 'listValues' | 'splitFields' | 'readStart' | 'chooseZone';
type GivenTo<Name extends Names> = Given<typeof declaration, Name>;

const readSchedule = ({ expression, format }: GivenTo<'describe' | 'listValues'>) => parseSchedule(expression, format);

const splitFields = ({ expression, format }: GivenTo<'splitFields'>) => ok({ split: fieldsOf(expression, format) });

/** Checks the start time and returns notices about it, even without a schedule. */
function readStart({ startFrom }: GivenTo<'readStart'>) {
  if (startFrom.trim() === '') return ok(null);
  const start = parseStart(startFrom);
  return start.ok ? ok({ notices: hasLeapSecond(startFrom) ? [{ code: 'leapSecond' }] : [] }) : start;
}

/** The effective time zone, and all available ones. */
function chooseZone({ timeZone }: GivenTo<'chooseZone'>, { timeZone: zoneHere }: Pick<Context, 'timeZone'>) {
  const usedZone = timeZoneOr(timeZone, zoneHere);
  return ok({ usedZone, zones: timeZoneNames([usedZone]) });
}

const upToDate = untilOutdated(listRuns);

export const run = {
  describe: readSchedule,
  listValues: readSchedule,
  splitFields,
  readStart,
  listRuns: (given, { now, timeZone }) => upToDate({ ...given, timeZone: timeZoneOr(given.timeZone, timeZone) }, now()),
  chooseZone,
} satisfies Runs<typeof declaration>;
