/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * 86_400_000;
const DAY_MS = 86_400_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The names of the weekdays in a language, from Monday. */
export function weekdayNames(language: string, length: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  return WEEKDAYS.map((day) => format.format(MONDAY_MS + day * DAY_MS));
}
