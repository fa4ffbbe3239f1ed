import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, formatNanoseconds, formatPeriod } from './format-duration.ts';

const MINUTE = 60_000;

describe('formatDuration', () => {
  test.each([
    [0, '0 seconds'],
    [1, '1 millisecond'],
    [1500, '1 second 500 milliseconds'],
    [59_999, '59 seconds 999 milliseconds'],
    [60_000, '1 minute'],
    [60_499, '1 minute'],
    [60_500, '1 minute 1 second'],
    [376_000, '6 minutes 16 seconds'],
    [3_599_500, '1 hour'],
    [100_000_000, '1 day 3 hours 46 minutes 40 seconds'],
    [86_400_000 * 1500, '1,500 days'],
  ])('writes %d ms as %s', (ms, written) => {
    expect(formatDuration(ms, 'en')).toBe(written);
  });

  test.each([
    [0n, '0 seconds'],
    [1n, '1 nanosecond'],
    [12_500n, '12 microseconds 500 nanoseconds'],
    [999_999n, '999 microseconds 999 nanoseconds'],
    [1_499_999n, '1 millisecond'],
    [1_500_000n, '2 milliseconds'],
    [59_999_500_000n, '1 minute'],
    [60_499_999_999n, '1 minute'],
    [10n ** 30n, '11,574,074,074,074,074 days 1 hour 46 minutes 40 seconds'],
  ])('writes %d ns as %s', (nanoseconds, written) => expect(formatNanoseconds(nanoseconds, 'en')).toBe(written));

  test('writes the units in the language of the page', () => {
    expect(formatDuration(100_000_000, 'de')).toBe('1 Tag 3 Stunden 46 Minuten 40 Sekunden');
    expect(formatPeriod(3, 'minutes', 'fr')).toMatch(/^3\sminutes$/); // the kind of space depends on the CLDR release
    expect(formatPeriod(1.5, 'days', 'en')).toBe('1.5 days');
  });

  test('has parts that add up to the duration, rounded to seconds from a minute on', () => {
    const units: Readonly<Record<string, number>> = { day: 86_400_000, hour: 3_600_000, minute: MINUTE, second: 1000, millisecond: 1 };
    fc.assert(
      fc.property(fc.oneof(fc.nat(200_000), fc.nat()), (ms) => {
        const parts = [...formatDuration(ms, 'en').matchAll(/([\d,]+) ([a-z]+?)s?(?: |$)/g)];
        const sum = parts.reduce((total, [, count = '', unit = '']) => total + Number(count.replaceAll(',', '')) * units[unit]!, 0);
        expect(sum).toBe(ms < MINUTE ? ms : Math.round(ms / 1000) * 1000);
      }),
    );
  });
});
