import { daysInMonth } from './days-in-month.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?$/;
const DATE_TIME = /^([^Tt ]+)[Tt ](.+?)(Z|z|[+-](\d\d):(\d\d))?$/;

/** Whether a text is a full-date of RFC 3339, section 5.6, that exists in the calendar. */
export function isRfc3339Date(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a text is a partial-time of RFC 3339, section 5.6: `hh:mm:ss`, optionally with a fraction. Second 60 is a leap second. */
export function isRfc3339Time(text: string): boolean {
  const [, hour, minute, second] = (TIME.exec(text) ?? []).map(Number);
  return hour !== undefined && minute !== undefined && second !== undefined && hour <= 23 && minute <= 59 && second <= 60;
}

/**
 * Whether a text is a date-time of RFC 3339, section 5.6, with `T`, `t`, or a space (see the note there). The offset is optional, so a
 * local date-time is valid.
 */
export function isRfc3339DateTime(text: string): boolean {
  const [, date, time, , offsetHour = '0', offsetMinute = '0'] = DATE_TIME.exec(text) ?? [];
  if (date === undefined || time === undefined) return false;
  return isRfc3339Date(date) && isRfc3339Time(time) && Number(offsetHour) <= 23 && Number(offsetMinute) <= 59;
}

/** Whether a text is a date, a date-time, or a time. */
export const isRfc3339 = (text: string): boolean =>
  /^\d/.test(text) && (isRfc3339Date(text) || isRfc3339Time(text) || isRfc3339DateTime(text));
