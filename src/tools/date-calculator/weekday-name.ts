/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * 86_400_000;
const DAY_MS = 86_400_000;

/** From 1, which is Monday, in the words of a language. */
export const weekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY_MS + (weekday - 1) * DAY_MS);
