import { daysInMonth } from './days-in-month.ts';

/** The extended format of ISO 8601; its years of more than four digits have a sign, as ECMA-262, section 21.4.1.32, has them. */
const DATE_TIME =
  /^(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?:[Zz]|(?<sign>[+-])(?<offsetHour>\d\d):?(?<offsetMinute>\d\d)?)?)?$/;

/** What the calendar and the clock show, as it was written. */
export interface IsoDateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** The digits after the decimal sign of the seconds, as many as were written. */
  readonly fraction: string;
  /** What the clock is ahead of UTC, which for local mean times is not in whole minutes; `undefined` where it does not say. */
  readonly offsetSeconds: number | undefined;
}

export interface Instant {
  /** From 1970, negative before. */
  readonly epochSeconds: number;
  /** The digits after the decimal sign of the seconds, as many as were written. */
  readonly fraction: string;
}

/**
 * The parts of an ISO 8601 date-time in the extended format; a bare date is its midnight. `undefined` for what is no date-time, and one that
 * no calendar or clock has.
 */
export function parseIsoDateTimeParts(text: string): IsoDateTime | undefined {
  const groups = DATE_TIME.exec(text)?.groups;
  if (!groups) return undefined;
  const part = (name: string): number => Number(groups[name] ?? 0);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  const [offsetHour, offsetMinute] = [part('offsetHour'), part('offsetMinute')];
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  const offset = (offsetHour * 3600 + offsetMinute * 60) * (groups['sign'] === '-' ? -1 : 1);
  const hasOffset = groups['sign'] !== undefined || /z$/i.test(text);
  return { year, month, day, hour, minute, second, fraction: groups['fraction'] ?? '', offsetSeconds: hasOffset ? offset : undefined };
}

/**
 * The instant of an ISO 8601 date-time in the extended format, which is UTC unless it says otherwise; a bare date is its midnight.
 * `undefined` for what is no date-time, one that no calendar or clock has, and one beyond what `Date` holds.
 */
export function parseIsoDateTime(text: string): Instant | undefined {
  const parts = parseIsoDateTimeParts(text);
  if (!parts) return undefined;
  const { year, month, day, hour, minute, second, fraction, offsetSeconds = 0 } = parts;
  const date = new Date(0);
  // Unlike Date.UTC this does not take the years 0 to 99 for those of the 20th century.
  date.setUTCFullYear(year, month - 1, day);
  const milliseconds = date.setUTCHours(hour, minute, second - offsetSeconds);
  return Number.isNaN(milliseconds) ? undefined : { epochSeconds: milliseconds / 1000, fraction };
}
