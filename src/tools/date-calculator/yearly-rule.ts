import { DAY_MS, dayNumber } from '#pure/time/calendar-day.ts';
import { daysInMonth } from '#pure/time/days-in-month.ts';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const calendarDay = (number: number): CalendarDay => {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYMONTHDAY', 'BYDAY'];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
/** The last year for rules without an end. */
const LAST_YEAR = 2199;

const weekdayOf = (number: number): string => WEEKDAYS[(((number + FIRST_WEEKDAY) % 7) + 7) % 7] ?? '';

const numbersIn = (list: string | undefined): readonly number[] | undefined =>
  list === undefined ? undefined : [...new Set(list.split(',').map(Number))];

/** Whether a day matches a part of BYDAY: `MO`, `3MO`, or `-1MO`, counted within its month. */
function isOnWeekday({ year, month, day }: CalendarDay, part: string): boolean {
  const { count = '', weekday = '' } = /^(?<count>[+-]?\d)?(?<weekday>[A-Z]{2})$/.exec(part)?.groups ?? {};
  if (weekdayOf(dayNumber({ year, month, day })) !== weekday) return false;
  const wanted = Number(count);
  if (wanted === 0) return true;
  return wanted > 0 ? Math.ceil(day / 7) === wanted : -Math.ceil((daysInMonth(year, month) - day + 1) / 7) === wanted;
}

/** The days of a yearly event: every year those in `yearly`, or only those in `once`. Days count from 1970. */
export type RuleDays =
  | { readonly once: readonly number[] }
  | { readonly yearly: readonly { readonly month: number; readonly day: number }[] };

const isWithin = (least: number, most: number) => (number: number) => Number.isInteger(number) && number >= least && number <= most;

/** Applies a recurrence rule of RFC 5545, section 3.3.10, with `FREQ=YEARLY`. `undefined` for other rules, or for unsupported parts. */
export function followYearlyRule(rule: string, start: CalendarDay, excluded: ReadonlySet<number>): RuleDays | undefined {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => [part.split('=', 1)[0] ?? '', part.slice(part.indexOf('=') + 1)]),
  );
  if (parts.get('FREQ') !== 'YEARLY' || [...parts.keys()].some((name) => !PARTS.includes(name))) return undefined;
  const byDay = parts.get('BYDAY');
  const weekdays = byDay === undefined ? undefined : [...new Set(byDay.split(','))];
  const months = numbersIn(parts.get('BYMONTH'));
  if (weekdays && (!months || weekdays.some((part) => !/^[+-]?\d?(?:SU|MO|TU|WE|TH|FR|SA)$/.test(part)))) return undefined;
  const monthDays = numbersIn(parts.get('BYMONTHDAY')) ?? (weekdays ? undefined : [start.day]);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const isEachRead =
    isWithin(1, Number.MAX_SAFE_INTEGER)(interval) &&
    (!parts.has('COUNT') || isWithin(1, Number.MAX_SAFE_INTEGER)(Number(parts.get('COUNT')))) &&
    (months?.every(isWithin(1, 12)) ?? true) &&
    (monthDays?.every((day) => day !== 0 && isWithin(-31, 31)(day)) ?? true);
  if (!isEachRead) return undefined;
  const isEndless = interval === 1 && !parts.has('COUNT') && !parts.has('UNTIL') && excluded.size === 0;
  if (isEndless && !weekdays && monthDays?.every((day) => day > 0))
    return { yearly: (months ?? [start.month]).flatMap((month) => monthDays.map((day) => ({ month, day }))) };

  const {
    year: y = '9999',
    month: m = '12',
    day: d = '31',
  } = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)/.exec(parts.get('UNTIL') ?? '')?.groups ?? {};
  const until = dayNumber({ year: Number(y), month: Number(m), day: Number(d) });
  const count = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY);
  const found: number[] = [];
  for (let { year } = start; year <= LAST_YEAR && found.length < count; year += interval)
    for (const month of (months ?? [start.month]).toSorted((one, other) => one - other)) {
      const length = daysInMonth(year, month);
      for (let day = 1; day <= length; day += 1) {
        const isThere =
          (monthDays?.some((wanted) => (wanted < 0 ? length + wanted + 1 : wanted) === day) ?? true) &&
          (weekdays?.some((part) => isOnWeekday({ year, month, day }, part)) ?? true);
        const number = dayNumber({ year, month, day });
        if (isThere && number >= dayNumber(start) && number <= until && found.length < count) found.push(number);
      }
    }
  return { once: found.filter((number) => !excluded.has(number)) };
}
