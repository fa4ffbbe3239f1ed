import { CYCLE_YEARS, DAY_MS, dayNumber } from '#pure/time/calendar-day.ts';
import { daysInMonth } from '#pure/time/days-in-month.ts';
import { weekdayOf } from '#pure/time/weekday-of.ts';
import type { Holidays } from './read-holidays.ts';

/** Weekdays from Monday as 0. */
export const weekends = {
  satSun: [5, 6],
  friSat: [4, 5],
  thuFri: [3, 4],
  sun: [6],
  none: [],
} as const;

/** A holiday on days that would otherwise be business days: `count` days from the day `first` on. */
export interface HolidayCount {
  /** Empty without a name. */
  readonly name: string;
  /** Days from 1970. */
  readonly first: number;
  readonly count: number;
  /** `12-25` for a yearly holiday. */
  readonly yearly: string | undefined;
}

/** Exceeds the range of `Temporal` in days, in both directions. */
const LAST_DAY = 100_000_001;

interface Yearly {
  readonly key: string;
  readonly month: number;
  readonly day: number;
  /** At index n, the number of years among the first n of a cycle in which the holiday is on a business day. */
  readonly upTo: Int32Array;
}

/** The number of years from year 0 to the one before `year` in which the holiday is on a business day; negative before year 0. */
function countBefore({ upTo }: Yearly, year: number): number {
  const cycles = Math.floor(year / CYCLE_YEARS);
  return cycles * (upTo[CYCLE_YEARS] ?? 0) + (upTo[year - cycles * CYCLE_YEARS] ?? 0);
}

const DAYS_IN_YEAR = 365.2425;

/** The first year with the holiday on or after the day. */
function firstYear({ month, day }: Yearly, from: number): number {
  let year = Math.floor(from / DAYS_IN_YEAR) + 1970 - 2;
  while (dayNumber({ year, month, day }) < from) year += 1;
  return year;
}

const countYearly = (holiday: Yearly, from: number, to: number): number =>
  countBefore(holiday, firstYear(holiday, to)) - countBefore(holiday, firstYear(holiday, from));

/**
 * Determines business days, which are neither weekend days nor holidays. Days count from 1970, and a range excludes its last day. The
 * running time does not depend on the length of a range.
 */
export function workDays(weekend: readonly number[], { once, yearly }: Holidays) {
  const isWeekend = (day: number): boolean => weekend.includes(weekdayOf(day));

  const yearlyDays = [...yearly.keys()].map((key): Yearly => {
    const [month = 1, day = 1] = key.split('-').map(Number);
    const upTo = new Int32Array(CYCLE_YEARS + 1);
    for (let year = 0; year < CYCLE_YEARS; year += 1) {
      const isThere = day <= daysInMonth(year, month) && !isWeekend(dayNumber({ year, month, day }));
      upTo[year + 1] = (upTo[year] ?? 0) + (isThere ? 1 : 0);
    }
    return { key, month, day, upTo };
  });
  const keyOfDay = new Map([...once.keys()].map((day) => [day, monthAndDay(day)]));
  /** Excludes days that are also yearly holidays, so that they do not count twice. */
  const onceDays = [...once.keys()].filter((day) => !isWeekend(day) && !yearly.has(keyOfDay.get(day) ?? '')).toSorted((a, b) => a - b);

  const countHolidays = (from: number, to: number): number =>
    yearlyDays.reduce((sum, holiday) => sum + countYearly(holiday, from, to), 0) + onceDays.filter((day) => day >= from && day < to).length;

  const countWeekend = (from: number, to: number): number => {
    const weeks = Math.floor((to - from) / 7);
    let count = weeks * weekend.length;
    for (let day = from + weeks * 7; day < to; day += 1) if (isWeekend(day)) count += 1;
    return count;
  };

  const count = (from: number, to: number): number => to - from - countWeekend(from, to) - countHolidays(from, to);

  /** The holidays on business days, in order of first occurrence. */
  const holidaysIn = (from: number, to: number): readonly HolidayCount[] => {
    const found = onceDays
      .filter((day) => day >= from && day < to)
      .map((day) => ({ name: once.get(day) ?? '', first: day, count: 1, yearly: undefined }));
    const foundYearly = yearlyDays.flatMap((holiday) => {
      const times = countYearly(holiday, from, to);
      if (times === 0) return [];
      const { month, day, key } = holiday;
      let year = firstYear(holiday, from);
      while (countBefore(holiday, year + 1) === countBefore(holiday, year)) year += 1;
      return [{ name: yearly.get(key) ?? '', first: dayNumber({ year, month, day }), count: times, yearly: key }];
    });
    return [...found, ...foundYearly].toSorted((a, b) => a.first - b.first);
  };

  /**
   * The nth business day after a day, or before it for a negative number; the day itself for 0. `undefined` outside the supported range.
   */
  const shift = (day: number, by: number): number | undefined => {
    if (by === 0) return day;
    // Finds the distance in days by bisection, because the number of business days never decreases with it.
    const isEnough = (distance: number): boolean =>
      (by > 0 ? count(day + 1, day + distance + 1) : count(day - distance, day)) >= Math.abs(by);
    let [low, high] = [1, LAST_DAY * 2];
    if (!isEnough(high)) return undefined;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(middle)) high = middle;
      else low = middle + 1;
    }
    return by > 0 ? day + low : day - low;
  };

  return { count, countWeekend, holidaysIn, shift };
}

export type WorkDays = ReturnType<typeof workDays>;

/** The month and day, such as `12-25`, of a day from 1970 in the range of `Date`. */
const monthAndDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(-'12-25T00:00:00.000Z'.length).slice(0, 5);
