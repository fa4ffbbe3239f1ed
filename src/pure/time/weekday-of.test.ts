import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { weekdayNames } from './weekday-names.ts';
import { weekdayOf } from './weekday-of.ts';

const DAY_MS = 86_400_000;

test('weekdayOf matches Date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_000_000, max: 99_000_000 }), (day) => {
      expect(weekdayOf(day)).toBe((new Date(day * DAY_MS).getUTCDay() + 6) % 7);
    }),
    { numRuns: runs(100) },
  );
});

test('weekdayNames starts with Monday', () => {
  expect(weekdayNames('en', 'short')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayNames('de', 'long')[0]).toBe('Montag');
});
