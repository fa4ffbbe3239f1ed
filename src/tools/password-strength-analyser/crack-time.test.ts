import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackSpeeds } from './attack-speed.ts';
import { crackTime, resistanceOf } from './crack-time.ts';

const timeOf = (seconds: number) => crackTime({ count: seconds * 10, log10: Math.log10(seconds * 10) }, 'online');

const written = (seconds: number): string => {
  const time = timeOf(seconds);
  return time.kind === 'durations' ? time.durations.map(({ unit, count }) => `${count} ${unit}`).join(', ') : time.kind;
};

const resistanceFor = (seconds: number) => resistanceOf({ count: seconds * 10, log10: Math.log10(seconds * 10) }, 'online');

const YEAR = 365 * 86_400;

describe('crackTime', () => {
  // Calculated by hand with the units of the tool's specification: a year has 365 days and a month has 30.
  test.each([
    [0, 'instantly'],
    [0.001, 'instantly'],
    [0.0011, 'underASecond'],
    [0.99, 'underASecond'],
    [1, '1 second'],
    [59.9, '59 second'],
    [60, '1 minute'],
    [61, '1 minute, 1 second'],
    [3600, '1 hour'],
    [3601, '1 hour, 1 second'],
    [3661, '1 hour, 1 minute'],
    [25 * 86_400, '3 week, 4 day'],
    [364 * 86_400, '12 month, 4 day'],
    [YEAR, '1 year'],
    [YEAR + 3600, '1 year, 1 hour'],
    [YEAR * 2_047_812, '2047 millennium, 8 century'],
    [YEAR * 999_999_999, '999999 millennium, 9 century'],
    [YEAR * 1e9, 'years'],
  ])('for %d seconds returns: %s', (seconds, words) => {
    expect(written(seconds)).toBe(words);
  });

  test.each([
    ['throttledLogin', 3600],
    ['online', 10],
    ['slowHash', 0.01],
    ['fastHash', 1e-7],
    ['fastHashGpu', 1e-8],
  ] as const)('at the speed %s takes %d seconds for 100 guesses', (speed, seconds) => {
    const { guesses, perSeconds } = attackSpeeds[speed];
    expect((100 * perSeconds) / guesses).toBeCloseTo(seconds, 12);
    expect(crackTime({ count: 100, log10: 2 }, speed)).toEqual(timeOf(seconds));
  });

  test('matches the older product for 94^12 guesses by brute force', () => {
    // it-tools, password-strength-analyser.e2e.spec.ts: “15,091 millennia, 3 centuries”.
    expect(crackTime({ count: 94 ** 12, log10: 12 * Math.log10(94) }, 'fastHash')).toEqual({
      kind: 'durations',
      durations: [
        { unit: 'millennium', count: 15_091 },
        { unit: 'century', count: 3 },
      ],
    });
  });

  test('returns the number of digits of the years for a huge number of guesses', () => {
    const time = crackTime({ count: Number.POSITIVE_INFINITY, log10: 1973 }, 'fastHashGpu');
    expect(time.kind === 'years' && time.log10).toBeCloseTo(1973 - 10 - Math.log10(YEAR), 9);
  });

  test('never overstates the time, and understates it by less than the second unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), (seconds) => {
        const lengths = {
          millennium: 1000 * YEAR,
          century: 100 * YEAR,
          decade: 10 * YEAR,
          year: YEAR,
          month: 30 * 86_400,
          week: 7 * 86_400,
        };
        const all = { ...lengths, day: 86_400, hour: 3600, minute: 60, second: 1 };
        const time = timeOf(seconds);
        const durations = time.kind === 'durations' ? time.durations : [];
        const displayed = durations.reduce((sum, { unit, count }) => sum + all[unit] * count, 0);
        expect(durations.length).toBeGreaterThan(0);
        expect(displayed).toBeLessThanOrEqual(seconds * (1 + 1e-12));
        expect(seconds - displayed).toBeLessThan(all[durations.at(-1)?.unit ?? 'second']);
      }),
    );
  });
});

describe('resistanceOf', () => {
  test.each([
    [0, 'veryWeak'],
    [3599, 'veryWeak'],
    [3600, 'weak'],
    [30 * 86_400 - 1, 'weak'],
    [30 * 86_400, 'fair'],
    [100 * YEAR - 1, 'fair'],
    [100 * YEAR, 'strong'],
    [YEAR * 999_999, 'strong'],
    [YEAR * 1e6, 'veryStrong'],
  ] as const)('for %d seconds is %s', (seconds, word) => expect(resistanceFor(seconds)).toBe(word));

  test('is the best for a huge number of guesses', () => {
    expect(resistanceOf({ count: Number.POSITIVE_INFINITY, log10: 400 }, 'fastHashGpu')).toBe('veryStrong');
  });
});
