import { type CalendarDate, dateOfDay, dayNumber, firstMonday } from '../calendar-day.ts';
import { readClock } from './read-clock.ts';
import { OFFSET } from './offset.ts';
import { beyond, impossible, type ReadDate, type Reading } from './reading.ts';

/** Years with more than four digits have a sign: ECMA-262, section 21.4.1.32. */
const YEAR = String.raw`(?<year>\d{4}|[+-]\d{6})`;

/** Calendar, week, and ordinal dates in extended and basic format: ISO 8601, sections 5.2.1 to 5.2.3. */
const DATES = [
  String.raw`${YEAR}-(?<month>\d\d)-(?<day>\d\d)`,
  String.raw`${YEAR}(?<month>\d\d)(?<day>\d\d)`,
  String.raw`${YEAR}-?[Ww](?<week>\d\d)-?(?<weekday>\d)`,
  String.raw`${YEAR}-?(?<ordinal>\d{3})`,
];
/** Dates without a day, which mean their first day. */
const REDUCED_DATES = [YEAR, String.raw`${YEAR}-(?<month>\d\d)`, String.raw`${YEAR}-?[Ww](?<week>\d\d)`];
/** A date and time without `T`, as in file names and archive URLs. */
const DIGITS = String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)`;

const TIME = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?)?`;
/** The suffix `[Europe/Paris]` of RFC 9557. A `!` only marks it as critical. */
const SUFFIX = String.raw`(?:\[!?(?<zone>[A-Za-z][\w+/-]*)\])?`;
const PATTERNS = [
  ...DATES.map((date) => `${date}(?:[Tt ]${TIME}(?: ?(?<offset>[Zz]|${OFFSET}))?)?${SUFFIX}`),
  ...REDUCED_DATES.map((date) => `${date}${SUFFIX}`),
  DIGITS,
].map((pattern) => new RegExp(`^${pattern}$`));

/** Reads an ISO 8601 date, optionally with a time after `T` or a space. */
export const readIso8601: ReadDate = (text) => {
  const groups = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const date = dateIn(groups);
  return 'kind' in date ? date : readClock(date, groups);
};

/** Reads an SQL literal, in which a space separates date and time. */
export const readIso9075: ReadDate = (text) => (/^[^T]*T/i.test(text.split('[', 1)[0] ?? '') ? undefined : readIso8601(text));

/** Whether a space separates a date from a time. */
export const hasSpacedTime = (text: string): boolean => /^[\dWw+-]+ /.test(text);

function dateIn(groups: Readonly<Record<string, string | undefined>>): CalendarDate | Reading {
  const number = (name: string, otherwise: number): number => Number(groups[name] ?? otherwise);
  const year = number('year', 0);
  if (groups['week'] !== undefined) return dateOfWeek(year, number('week', 1), number('weekday', 1));
  if (groups['ordinal'] !== undefined) return dateOfYear(year, number('ordinal', 1));
  return { year, month: number('month', 1), day: number('day', 1) };
}

/** A week belongs to the year of its Thursday. */
function dateOfWeek(year: number, week: number, weekday: number): CalendarDate | Reading {
  const monday = firstMonday(year) + (week - 1) * 7;
  const thursday = dateOfDay(monday + 3);
  if (week < 1 || weekday < 1 || weekday > 7) return impossible;
  if (!thursday) return beyond;
  return thursday.year === year ? (dateOfDay(monday + weekday - 1) ?? beyond) : impossible;
}

function dateOfYear(year: number, ordinal: number): CalendarDate | Reading {
  const date = dateOfDay(dayNumber({ year, month: 1, day: ordinal }));
  if (!date) return beyond;
  return date.year === year && ordinal > 0 ? date : impossible;
}
