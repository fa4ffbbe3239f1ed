import { TIME_MAX } from 'ulid';
import { fail, ok, type Result } from '#core/result.ts';

export type TimeError = 'notATime' | 'timeOutOfRange';

const MILLISECONDS = /^\d+$/;
/** The extended format of ISO 8601; its years of more than four digits have a sign, as ECMA-262, section 21.4.1.32, has them. */
const DATE_TIME =
  /^(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?:[Zz]|(?<sign>[+-])(?<offsetHour>\d\d):?(?<offsetMinute>\d\d)?)?)?$/;

/**
 * Milliseconds from 1970 that fit into the 48 bits of a ULID: from Unix milliseconds, or from an ISO 8601 date-time, which is UTC
 * unless it says otherwise; a bare date is its midnight. What is finer than a millisecond is cut off.
 */
export function parseTime(typed: string): Result<number, TimeError> {
  const text = typed.trim();
  const milliseconds = MILLISECONDS.test(text) ? Number(text) : parseDateTime(text);
  if (Number.isNaN(milliseconds)) return fail('notATime', { field: 'time' });
  return milliseconds >= 0 && milliseconds <= TIME_MAX ? ok(milliseconds) : fail('timeOutOfRange', { field: 'time' });
}

/** `NaN` for what is no date-time, or one that no calendar or clock has. */
function parseDateTime(text: string): number {
  const { sign, fraction = '', ...parts } = DATE_TIME.exec(text)?.groups ?? {};
  const part = (name: string): number => Number(parts[name] ?? 0);
  const [month, day, hour, minute, second] = [part('month'), part('day'), part('hour'), part('minute'), part('second')];
  const [offsetHour, offsetMinute] = [part('offsetHour'), part('offsetMinute')];
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return Number.NaN;

  const date = new Date(0);
  // Unlike Date.UTC this does not take the years 0 to 99 for those of the 20th century.
  date.setUTCFullYear(part('year'), month - 1, day);
  const isInCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (parts['year'] === undefined || !isInCalendar) return Number.NaN;

  const offsetMinutes = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  return date.setUTCHours(hour, minute - offsetMinutes, second, Number(fraction.slice(0, 3).padEnd(3, '0')));
}
