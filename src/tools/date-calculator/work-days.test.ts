import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { DAY_MS, dayNumber } from '#pure/time/calendar-day.ts';
import { weekdayOf } from '#pure/time/weekday-of.ts';
import { readHolidays } from './read-holidays.ts';
import { type WorkDays, weekends, workDays } from './work-days.ts';

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days of about the years 1950 to 2120. */
const day = fc.integer({ min: -7000, max: 55_000 });
const monthDay = day.map((each) => isoDay(each).slice(5));
const holidayText = fc.array(fc.oneof(day.map(isoDay), monthDay), { maxLength: 12 }).map((lines) => lines.join('\n'));
const weekend = fc.constantFrom<readonly number[]>(...Object.values(weekends));

/** Counts the same days by checking each of them. */
function slowly(weekendDays: readonly number[], holidays: string) {
  const lines = holidays.split('\n');
  return (each: number): boolean =>
    !weekendDays.includes(weekdayOf(each)) && !lines.includes(isoDay(each)) && !lines.includes(isoDay(each).slice(5));
}

const workDaysOf = (weekendDays: readonly number[], text: string): WorkDays => {
  const holidays = readHolidays(text);
  if (!holidays.ok) throw new Error(`“${text}” is no list of holidays.`);
  return workDays(weekendDays, holidays.value);
};

describe('workDays', () => {
  test('matches a count of individual days', () => {
    fc.assert(
      fc.property(weekend, holidayText, day, fc.nat(2000), (weekendDays, text, from, length) => {
        const isBusiness = slowly(weekendDays, text);
        const days = Array.from({ length }, (_, index) => from + index);
        const { count, countWeekend, holidaysIn } = workDaysOf(weekendDays, text);
        const to = from + length;
        expect(count(from, to)).toBe(days.filter(isBusiness).length);
        expect(countWeekend(from, to)).toBe(days.filter((each) => weekendDays.includes(weekdayOf(each))).length);
        const holidays = holidaysIn(from, to).reduce((sum, holiday) => sum + holiday.count, 0);
        expect(count(from, to) + countWeekend(from, to) + holidays).toBe(length);
      }),
      { numRuns: runs(60) },
    );
  });

  test('the nth business day is a business day, with n - 1 business days between it and the start', () => {
    fc.assert(
      fc.property(weekend, holidayText, day, fc.integer({ min: 1, max: 3000 }), (weekendDays, text, start, by) => {
        const isBusiness = slowly(weekendDays, text);
        const { count, shift } = workDaysOf(weekendDays, text);
        const [after = 0, before = 0] = [shift(start, by), shift(start, -by)];
        expect([isBusiness(after), isBusiness(before)]).toEqual([true, true]);
        expect([count(start + 1, after), count(before + 1, start)]).toEqual([by - 1, by - 1]);
      }),
      { numRuns: runs(60) },
    );
  });

  test('adding a million business days is fast', () => {
    const { shift } = workDaysOf(weekends.satSun, '12-25');
    // Python: numpy.busday_offset without the holiday, then adjusted by hand
    expect(workDaysOf(weekends.satSun, '').shift(dayNumber({ year: 2026, month: 11, day: 23 }), 1_000_000)).toBe(
      dayNumber({ year: 2026, month: 11, day: 23 }) + 1_400_000,
    );
    expect(shift(0, 1_000_000)).toBeGreaterThan(1_400_000);
  });
});
