const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday; Monday is 0. */
const FIRST_WEEKDAY = 3;

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1970-01-01 in the Gregorian calendar; a day that the month does not have runs over into the next one. NaN beyond what `Date` holds. */
export const dayNumber = (year: number, month: number, day: number): number =>
  // Unlike Date.UTC this does not take the years 0 to 99 for those of the 20th century.
  new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;

/** The date of such a number; `undefined` beyond what `Date` holds. */
export function dateOfDay(days: number): CalendarDate | undefined {
  const date = new Date(days * DAY_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The number of the Monday of the first week, which is that of 4 January: ISO 8601, section 3.1.1.23. */
export function firstMonday(year: number): number {
  const january4 = dayNumber(year, 1, 4);
  return january4 - ((((january4 + FIRST_WEEKDAY) % 7) + 7) % 7);
}
