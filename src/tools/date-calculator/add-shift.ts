import type { Temporal } from 'temporal-polyfill';
import { fail, ok, type Result } from '#core/result.ts';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { isoDate, iso8601, weekDate } from '#pure/time/date-time-reader/write-iso-8601.ts';
import { dayOf, type Here, type Moment, timeOf } from './moment.ts';
import type { Shift } from './read-shift.ts';
import type { WorkDays } from './work-days.ts';

/** The day or moment that results from a shift, and its place in the calendar. */
export interface Sum {
  readonly resultDate: string;
  /** From 1 (Monday) to 7. */
  readonly weekday: number;
  readonly weekDate: string;
  readonly dayOfYear: number;
  readonly quarter: string;
  /** Negative if the result is before the start. */
  readonly daysFromStart: number;
  readonly notices: readonly SumNotice[];
}

type SumNotice = 'dayCut' | 'skipped' | 'repeated';

const MONTHS_IN_QUARTER = 3;

/** Catches the `RangeError` that `Temporal` throws outside its range. */
function inRange<Value>(work: () => Value): Result<Value, 'outOfRange'> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof RangeError) return fail('outOfRange');
    throw error;
  }
}

/**
 * Adds years and months together and limits the day to the length of the month; then adds weeks and days, business days, and elapsed time.
 * A time skipped by the clocks moves forward by the length of the gap. Of a repeated time, the first one applies.
 */
export const addShift = (start: Moment, shift: Shift, here: Here, work: WorkDays): Result<Sum, 'outOfRange'> => {
  const result = inRange(() => {
    const first = dayOf(start);
    const { day, notices } = moveDay(first, shift, here, work);
    const isDay = start.kind === 'day' && !shift.hasTime;
    const moved = isDay ? undefined : moveTime(start, day, shift, here);
    return sumOf(first, moved?.time ?? day, moved ? [...notices, ...moved.notices] : notices);
  });
  return result.ok && result.value ? ok(result.value) : fail('outOfRange');
};

function moveDay(first: Temporal.PlainDate, shift: Shift, { temporal }: Here, work: WorkDays) {
  const { years, months, weeks, days, businessDays } = shift;
  const ofMonth = first.add({ years: 0, months: years * 12 + months });
  const notices: SumNotice[] = ofMonth.day < first.day ? ['dayCut'] : [];
  const day = ofMonth.add({ days: weeks * 7 + days });
  if (businessDays === 0) return { day, notices };
  const shifted = work.shift(dayNumber(day), businessDays);
  if (shifted === undefined) throw new RangeError('There are no such business days.'); // caught above, like those of Temporal
  return { day: new temporal.PlainDate(1970, 1, 1).add({ days: shifted }), notices };
}

function moveTime(start: Moment, day: Temporal.PlainDate, { nanoseconds }: Shift, here: Here) {
  const from = timeOf(start, here.timeZone);
  const { local, notices } = from.toPlainDate().equals(day) ? { local: from, notices: [] } : onDay(from, day, start.kind === 'day');
  const { temporal, timeZone } = here;
  return {
    time: temporal.Instant.fromEpochNanoseconds(local.epochNanoseconds + nanoseconds).toZonedDateTimeISO(timeZone),
    notices,
  };
}

/** The same time of day on another day. */
function onDay(from: Temporal.ZonedDateTime, day: Temporal.PlainDate, isMidnight: boolean) {
  if (isMidnight) return { local: day.toZonedDateTime(from.timeZoneId), notices: [] };
  const clock = day.toPlainDateTime(from.toPlainTime());
  const local = clock.toZonedDateTime(from.timeZoneId, { disambiguation: 'compatible' });
  const later = clock.toZonedDateTime(from.timeZoneId, { disambiguation: 'later' });
  const isRepeated = later.epochNanoseconds !== local.epochNanoseconds;
  const notices: readonly SumNotice[] = !local.toPlainDateTime().equals(clock) ? ['skipped'] : isRepeated ? ['repeated'] : [];
  return { local, notices };
}

function sumOf(first: Temporal.PlainDate, result: Temporal.PlainDate | Temporal.ZonedDateTime, notices: readonly SumNotice[]): Sum {
  const day = 'timeZoneId' in result ? result.toPlainDate() : result;
  return {
    resultDate: 'timeZoneId' in result ? iso8601(result) : isoDate(result),
    weekday: day.dayOfWeek,
    weekDate: weekDate(day),
    dayOfYear: day.dayOfYear,
    quarter: `${isoDate(day).slice(0, -'-12-31'.length)}-Q${Math.ceil(day.month / MONTHS_IN_QUARTER)}`,
    daysFromStart: dayNumber(day) - dayNumber(first),
    notices,
  };
}
