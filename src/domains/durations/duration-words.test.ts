import { describe, expect, test } from 'vitest';
import { durationWords } from './duration-words.ts';

const SECOND = 1_000_000_000n;

const { counted } = durationWords('en');

const parts = (years: number, days: number): string =>
  counted([
    ['year', years],
    ['month', 0],
    ['day', days],
  ]);

describe('durationWords', () => {
  const { nanoseconds } = durationWords('en');

  test.each<[bigint, string]>([
    [0n, '0 seconds'],
    [1n, '0.000000001 seconds'],
    [SECOND / 4n, '0.25 seconds'],
    [60n * SECOND, '1 minute'],
    [15_000n * SECOND, '4 hours 10 minutes'],
    [93_600n * SECOND, '1 day 2 hours'],
    [-90n * SECOND, '-1 minute 30 seconds'],
    [86_400n * 100_000n * SECOND, '100000 days'],
  ])('writes %d ns as %s', (value, written) => expect(nanoseconds(value)).toBe(written));

  test('omits parts that are zero, but keeps the last if all are zero', () => {
    expect([parts(27, 4), parts(1, 0), parts(0, 0)]).toEqual(['27 years 4 days', '1 year', '0 days']);
  });

  test('uses the plural forms of the language', () => {
    const inRussian = durationWords('ru').nanoseconds;
    expect([1n, 2n, 5n].map((count) => inRussian(count * 3600n * SECOND).replaceAll(/\s/g, ' '))).toEqual(['1 час', '2 часа', '5 часов']);
  });
});
