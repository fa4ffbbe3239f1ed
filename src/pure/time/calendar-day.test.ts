import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { CYCLE_YEARS, dateOfDay, dayNumber, firstMonday } from './calendar-day.ts';

// Python 3.11: (date(…) - date(1970, 1, 1)).days; the last one follows from the cycle of 146,097 days
test.each([
  [1970, 1, 1, 0],
  [1, 1, 1, -719_162],
  [99, 12, 31, -683_004],
  [2000, 2, 29, 11_016],
  [9999, 12, 31, 2_932_896],
  [2027, 2, 29, 20_878],
  [400_000, 3, 1, 145_377_532],
])('%i-%i-%i is day %i', (year, month, day, number) => expect(dayNumber({ year, month, day })).toBe(number));

test('finds the first Monday of a year', () => expect([2026, 2027].map(firstMonday)).toEqual([20_451, 20_822])); // 2025-12-29, 2027-01-04

test('agrees with Date, and repeats after a cycle', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_000_000, max: 99_000_000 }), (number) => {
      const date = dateOfDay(number) ?? { year: 0, month: 0, day: 0 };
      expect(dayNumber(date)).toBe(number);
      expect(dayNumber({ ...date, year: date.year + CYCLE_YEARS })).toBe(number + 146_097);
    }),
    { numRuns: runs(200) },
  );
});

test('returns undefined beyond the range of Date', () => expect(dateOfDay(100_000_001)).toBeUndefined());
