import { weekdayOf } from './weekday-of.ts';

export const DAY_MS = 86_400_000;

/** The cycle of the Gregorian calendar, after which weekdays repeat, in years. */
export const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since 1970-01-01 in the Gregorian calendar, for any year. A day beyond the end of the month counts into the next month. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const cycles = Math.floor(year / CYCLE_YEARS);
  // Unlike Date.UTC, this does not map the years 0 to 99 to the 20th century.
  return cycles * CYCLE_DAYS + new Date(0).setUTCFullYear(year - cycles * CYCLE_YEARS, month - 1, day) / DAY_MS;
}

/** The date of a day number; `undefined` beyond the range of `Date`. */
export function dateOfDay(days: number): CalendarDate | undefined {
  const date = new Date(days * DAY_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day number of the Monday of week 1, which contains 4 January: ISO 8601, section 3.1.1.23. */
export function firstMonday(year: number): number {
  const january4 = dayNumber({ year, month: 1, day: 4 });
  return january4 - weekdayOf(january4);
}
