import type { Temporal } from 'temporal-polyfill';
import { ok, type Result } from '#core/result.ts';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { type ClockChanges, clockChangesBetween } from './clock-changes.ts';
import { dayOf, type Here, type Moment, timeOf } from './moment.ts';
import type { HolidayCount, WorkDays } from './work-days.ts';

/** The difference between two dates. No count is negative. */
export interface Difference {
  /** True if the second date is the earlier one. */
  readonly isNegative: boolean;
  readonly calendar: CalendarDifference;
  readonly iso: string;
  /** Includes the last day if it counts. */
  readonly days: number;
  readonly businessDays: number;
  readonly weekendDays: number;
  readonly holidays: readonly HolidayCount[];
  readonly nanoseconds: bigint;
  /** Empty for calendar days. */
  readonly clockChanges: ClockChanges;
}

interface CalendarDifference {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** With decimals. */
  readonly seconds: number;
}

const DAY_NS = 86_400_000_000_000n;
const NO_CHANGES: ClockChanges = { shown: [], others: 0 };

function calendarOf(duration: Temporal.Duration): CalendarDifference {
  const { years, months, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds } = duration.abs();
  return { years, months, days, hours, minutes, seconds: seconds + (milliseconds * 1e6 + microseconds * 1e3 + nanoseconds) / 1e9 };
}

/** Computes everything that the page shows about two dates or moments. Fails if a moment is outside the range of `Temporal`. */
export function differenceOf(
  [from, to]: readonly [Moment, Moment],
  { timeZone }: Pick<Here, 'timeZone'>,
  { work, countLastDay }: { readonly work: WorkDays; readonly countLastDay: boolean },
): Result<Difference, 'outOfRange'> {
  const days = [dayNumber(dayOf(from)), dayNumber(dayOf(to))];
  const [first, last] = [Math.min(...days), Math.max(...days) + (countLastDay ? 1 : 0)];
  const holidays = work.holidaysIn(first, last);
  const counted = {
    holidays,
    businessDays: work.count(first, last),
    weekendDays: work.countWeekend(first, last),
  };
  const between =
    from.kind === 'day' && to.kind === 'day' ? ofDays(from.day, to.day) : ofTimes(timeOf(from, timeZone), timeOf(to, timeZone));
  return ok({ ...between, ...counted, days: between.days + (countLastDay ? 1 : 0) });
}

function ofDays(from: Temporal.PlainDate, to: Temporal.PlainDate) {
  const duration = from.until(to, { largestUnit: 'year' });
  const days = dayNumber(to) - dayNumber(from);
  return {
    isNegative: days < 0,
    calendar: calendarOf(duration),
    iso: days === 0 ? 'P0D' : duration.toString(),
    days: Math.abs(days),
    nanoseconds: BigInt(Math.abs(days)) * DAY_NS,
    clockChanges: NO_CHANGES,
  };
}

function ofTimes(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime) {
  const duration = from.until(to, { largestUnit: 'year' });
  const nanoseconds = to.epochNanoseconds - from.epochNanoseconds;
  const isNegative = nanoseconds < 0n;
  return {
    isNegative,
    calendar: calendarOf(duration),
    iso: duration.toString(),
    days: from.until(to, { largestUnit: 'day' }).abs().days,
    nanoseconds: isNegative ? -nanoseconds : nanoseconds,
    clockChanges: isNegative ? clockChangesBetween(to, from) : clockChangesBetween(from, to),
  };
}
