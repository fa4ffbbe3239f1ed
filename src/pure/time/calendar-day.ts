import { weekdayOf } from './weekday-of.ts';

export const DAY_MS = 86_400_000;

/** Years after which the Gregorian calendar repeats itself, with its weekdays. */
export const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1970-01-01 in the Gregorian calendar, of any year; a day that the month does not have runs over into the next one. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const cycles = Math.floor(year / CYCLE_YEARS);
  // Unlike Date.UTC this does not take the years 0 to 99 for those of the 20th century.
  return cycles * CYCLE_DAYS + new Date(0).setUTCFullYear(year - cycles * CYCLE_YEARS, month - 1, day) / DAY_MS;
}

/** The date of such a number; `undefined` beyond what `Date` holds. */
export function dateOfDay(days: number): CalendarDate | undefined {
  const date = new Date(days * DAY_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The number of the Monday of the first week, which is that of 4 January: ISO 8601, section 3.1.1.23. */
export function firstMonday(year: number): number {
  const january4 = dayNumber({ year, month: 1, day: 4 });
  return january4 - weekdayOf(january4);
}
