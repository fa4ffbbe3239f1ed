/** The extended format of ISO 8601; its years of more than four digits have a sign, as ECMA-262, section 21.4.1.32, has them. */
const DATE_TIME =
  /^(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?:[Zz]|(?<sign>[+-])(?<offsetHour>\d\d):?(?<offsetMinute>\d\d)?)?)?$/;

export interface Instant {
  /** From 1970, negative before. */
  readonly epochSeconds: number;
  /** The digits after the decimal sign of the seconds, as many as were written. */
  readonly fraction: string;
}

/**
 * The instant of an ISO 8601 date-time in the extended format, which is UTC unless it says otherwise; a bare date is its midnight.
 * `undefined` for what is no date-time, one that no calendar or clock has, and one beyond what `Date` holds.
 */
export function parseIsoDateTime(text: string): Instant | undefined {
  const { sign, fraction = '', ...parts } = DATE_TIME.exec(text)?.groups ?? {};
  const part = (name: string): number => Number(parts[name] ?? 0);
  const [month, day, hour, minute, second] = [part('month'), part('day'), part('hour'), part('minute'), part('second')];
  const [offsetHour, offsetMinute] = [part('offsetHour'), part('offsetMinute')];
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;

  const date = new Date(0);
  // Unlike Date.UTC this does not take the years 0 to 99 for those of the 20th century.
  date.setUTCFullYear(part('year'), month - 1, day);
  const isInCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (parts['year'] === undefined || !isInCalendar) return undefined;

  const offsetMinutes = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  const milliseconds = date.setUTCHours(hour, minute - offsetMinutes, second);
  return Number.isNaN(milliseconds) ? undefined : { epochSeconds: milliseconds / 1000, fraction };
}
