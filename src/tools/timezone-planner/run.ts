import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { bestTimes } from './best-times.ts';
import { type CalendarEvent, zonePartsOf } from './calendar-event.ts';
import { comparePlaces } from './compare-places.ts';
import type { declaration } from './declare.ts';
import { otherLettersOf } from './letters-note.ts';
import { meetingGrid } from './meeting-grid.ts';
import { listOccurrences, occurrencesOf } from './occurrences.ts';
import { type Clock, type PlanError, type PlannedMeeting, planMeeting } from './planned-meeting.ts';
import { workingDays } from './work-time.ts';
import { zoneRelease } from './zone-release.ts';

type GivenTo<Name extends 'convert' | 'best' | 'repeat' | 'drawGrid'> = Given<typeof declaration, Name>;

const MINUTE_MS = 60_000;
const UID_BYTES = 16;

/**
 * Plans a meeting and runs a function with it. Near the first and the last representable day, `Temporal` and `Date` throw a `RangeError`.
 */
async function withMeeting<Value>(
  options: Parameters<typeof planMeeting>[0],
  clock: Clock,
  work: (meeting: PlannedMeeting) => Value,
): Promise<Result<Value | null, PlanError>> {
  const planned = await planMeeting(options, clock);
  if (!planned.ok) return planned;
  try {
    return ok(planned.value && work(planned.value));
  } catch (error) {
    if (error instanceof RangeError) return fail('outOfRange', { field: 'meeting' });
    throw error;
  }
}

const spanOf = (startMs: number, minutes: number) => ({ from: startMs, to: startMs + minutes * MINUTE_MS });

function remarksOf({ clockChange, isLeapSecond, letters, meetingClock, places, startMs }: PlannedMeeting) {
  const other = [
    otherLettersOf(letters, meetingClock, startMs),
    ...places.map((place) => otherLettersOf(place.letters, place.clock, startMs)),
  ].filter((each) => each !== undefined);
  return {
    clockChange,
    isLeapSecond,
    otherLetters: other.filter(({ written }, index) => other.findIndex((each) => each.written === written) === index),
  };
}

type UidSource = Pick<DataContext, 'randomBytes'>;

const uidOf = ({ randomBytes }: UidSource): string =>
  [...randomBytes(UID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The identity of the last meeting. It is reused because the operation runs every second, and a new id would mean a different event. */
let last: { readonly key: string; readonly uid: string; readonly stampMs: number } | undefined;

function identityOf(key: string, { now, ...source }: Pick<DataContext, 'now'> & UidSource) {
  if (last?.key !== key) last = { key, uid: uidOf(source), stampMs: now().getTime() };
  return last;
}

const convert = ({ duration, workingDays: days, repeats, occurrences, ...options }: GivenTo<'convert'>, context: Clock & UidSource) =>
  withMeeting(options, context, (meeting) => {
    const { places, startMs, zone, meetingClock, temporal } = meeting;
    const starts = occurrencesOf(startMs, zone, { repeats, count: occurrences }, temporal);
    const { uid, stampMs } = identityOf(JSON.stringify([starts, zone, duration, options.places]), context);
    const event: CalendarEvent = {
      uid,
      stampMs,
      minutes: duration,
      starts,
      localStarts: starts.map(meetingClock.localMs),
      repeats,
      zone,
      zoneParts: zonePartsOf(meetingClock, startMs, starts.at(-1) ?? startMs),
    };
    return { times: comparePlaces(places, spanOf(startMs, duration), workingDays[days], temporal), event, remarks: remarksOf(meeting) };
  });

const best = ({ duration, workingDays: days, ...options }: GivenTo<'best'>, clock: Clock) =>
  withMeeting(options, clock, ({ places, startMs }) => bestTimes(places, { startMs, minutes: duration, days: workingDays[days] }));

const repeat = ({ repeats, occurrences, ...options }: GivenTo<'repeat'>, clock: Clock) =>
  withMeeting({ ...options, workingHours: '9-17' }, clock, ({ places, startMs, zone, meetingClock, temporal }) =>
    listOccurrences(occurrencesOf(startMs, zone, { repeats, count: occurrences }, temporal), places, meetingClock),
  );

const drawGrid = ({ duration, workingDays: days, ...options }: GivenTo<'drawGrid'>, clock: Clock) =>
  withMeeting(options, clock, ({ places, startMs, meetingClock }) => ({
    grid: meetingGrid(places, { startMs, minutes: duration, days: workingDays[days], clock: meetingClock }),
  }));

const probeZones = () => ok({ zoneData: { release: zoneRelease() } });

export const run = { convert, best, repeat, drawGrid, probeZones } satisfies Runs<typeof declaration>;
