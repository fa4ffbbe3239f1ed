import { daysInMonth } from './days-in-month.ts';

/** The extended format of ISO 8601; its years of more than four digits have a sign, as ECMA-262, section 21.4.1.32, has them. */
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

/** What the calendar and the clock show. */
export interface IsoDateTime extends Clock {
  /** The digits after the decimal sign of the seconds, as many as were written. */
  readonly fraction: string;
  /** What the clock is ahead of UTC, which for local mean times is not in whole minutes; `undefined` where it does not say. */
  readonly offsetSeconds: number | undefined;
  /** Whether the second was written as 60, and is now the one after it. */
  readonly isLeapSecond: boolean;
}

export interface Instant {
  /** From 1970, negative before. */
  readonly epochSeconds: number;
  /** The digits after the decimal sign of the seconds, as many as were written. */
  readonly fraction: string;
}

/**
 * A clock at 24:00:00 shows the midnight after it, and at a leap second, which ISO 8601 and RFC 3339 write as 60, the second after it. `undefined`
 * for what no calendar or clock has, `'beyond'` for what `Date` does not hold.
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

/** From 1970; `NaN` beyond what `Date` holds. Unlike `Date.UTC` this does not take the years 0 to 99 for those of the 20th century. */
function utcMilliseconds({ year, month, day, hour, minute, second }: Clock): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

/**
 * The parts of an ISO 8601 date-time in the extended format; a bare date is its midnight, and `settleClock` reads 24:00:00 and leap seconds.
 * `undefined` for what is no date-time, and one that no calendar or clock has.
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
 * The instant of an ISO 8601 date-time in the extended format, which is UTC unless it says otherwise; a bare date is its midnight.
 * `undefined` for what is no date-time, one that no calendar or clock has, and one beyond what `Date` holds.
 */
export function parseIsoDateTime(text: string): Instant | undefined {
  const parts = parseIsoDateTimeParts(text);
  if (!parts) return undefined;
  const { fraction, offsetSeconds = 0 } = parts;
  const milliseconds = utcMilliseconds({ ...parts, second: parts.second - offsetSeconds });
  return Number.isNaN(milliseconds) ? undefined : { epochSeconds: milliseconds / 1000, fraction };
}

/** Whether what a visitor typed is a date-time whose second is 60, of which a notice says what becomes of it. */
export const hasLeapSecond = (typed: string): boolean => parseIsoDateTimeParts(typed.trim())?.isLeapSecond ?? false;
