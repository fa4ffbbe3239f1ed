import { daysInMonth } from './days-in-month.ts';

/** The extended format of ISO 8601. Years with more than four digits have a sign, as in ECMA-262, section 21.4.1.32. */
const DATE_TIME =
  /^(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?:[Zz]|(?<sign>[+-])(?<offsetHour>\d\d):?(?<offsetMinute>\d\d)?)?)?$/;

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A date and time of day. */
export interface IsoDateTime extends Clock {
  /** The decimals of the second, exactly as written. */
  readonly fraction: string;
  /** The offset from UTC in seconds, which is not in whole minutes for local mean times; `undefined` if it is not written. */
  readonly offsetSeconds: number | undefined;
  /** Whether the second was written as 60. It is then stored as the next second. */
  readonly isLeapSecond: boolean;
}

export interface Instant {
  /** Seconds since 1970, negative before. */
  readonly epochSeconds: number;
  /** The decimals of the second, exactly as written. */
  readonly fraction: string;
}

/**
 * Normalizes a time: 24:00:00 becomes midnight of the next day, and a leap second, written as 60 in ISO 8601 and RFC 3339, the next second.
 * `undefined` for a date or time that does not exist, `'beyond'` outside the range of `Date`.
 */
export function settleClock(clock: Clock, fraction: string): Clock | 'beyond' | undefined {
  const { year, month, day, hour, minute, second } = clock;
  const isEndOfDay = hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction);
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 60) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour < 24 && second < 60) return clock;
  const date = new Date(utcMilliseconds(clock));
  if (Number.isNaN(date.getTime())) return 'beyond';
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/**
 * Milliseconds since 1970; `NaN` outside the range of `Date`. Unlike `Date.UTC`, this does not map the years 0 to 99 to the 20th century.
 */
function utcMilliseconds({ year, month, day, hour, minute, second }: Clock): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

/**
 * Parses an ISO 8601 date-time in the extended format. A date alone means midnight, and `settleClock` normalizes 24:00:00 and leap seconds.
 * `undefined` if the text is not a date-time, or the date or time does not exist.
 */
export function parseIsoDateTimeParts(text: string): IsoDateTime | undefined {
  const groups = DATE_TIME.exec(text)?.groups;
  if (!groups) return undefined;
  const part = (name: string): number => Number(groups[name] ?? 0);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  const [offsetHour, offsetMinute] = [part('offsetHour'), part('offsetMinute')];
  const fraction = groups['fraction'] ?? '';
  const clock = settleClock({ year, month, day, hour, minute, second }, fraction);
  if (clock === undefined || clock === 'beyond' || offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (offsetHour * 3600 + offsetMinute * 60) * (groups['sign'] === '-' ? -1 : 1);
  const hasOffset = groups['sign'] !== undefined || /z$/i.test(text);
  return { ...clock, fraction, offsetSeconds: hasOffset ? offset : undefined, isLeapSecond: second === 60 };
}

/**
 * Parses an ISO 8601 date-time in the extended format as an instant, in UTC unless an offset is written. A date alone means midnight.
 * `undefined` if the text is not a date-time, does not exist, or is outside the range of `Date`.
 */
export function parseIsoDateTime(text: string): Instant | undefined {
  const parts = parseIsoDateTimeParts(text);
  if (!parts) return undefined;
  const { fraction, offsetSeconds = 0 } = parts;
  const milliseconds = utcMilliseconds({ ...parts, second: parts.second - offsetSeconds });
  return Number.isNaN(milliseconds) ? undefined : { epochSeconds: milliseconds / 1000, fraction };
}

/** Whether a typed date-time has the second 60, so that a notice about leap seconds is needed. */
export const hasLeapSecond = (typed: string): boolean => parseIsoDateTimeParts(typed.trim())?.isLeapSecond ?? false;
