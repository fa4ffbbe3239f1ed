import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

describe('formatRelativeTime', () => {
  // The words are from Unicode CLDR.
  test.each([
    [0, 'en', 'now'],
    [-0.9, 'en', 'now'],
    [0, 'de', 'jetzt'],
    [-86_400, 'en', '1 day ago'],
    [-1, 'en', '1 second ago'],
    [59.9, 'en', 'in 59 seconds'],
    [3600, 'en', 'in 1 hour'],
    [-86_399, 'en', '23 hours ago'],
    [86_400 * 40, 'en', 'in 1 month'],
    [-31_556_952 * 8, 'en', '8 years ago'],
    [-31_556_952 * 8, 'de', 'vor 8 Jahren'],
  ])('writes %d seconds in the language %s as %s', (seconds, language, written) => {
    expect(formatRelativeTime(seconds, language)).toBe(written);
  });

  test('never overstates the elapsed time', () => {
    const inSeconds = { second: 1, minute: 60, hour: 3600, day: 86_400, month: 2_629_746, year: 31_556_952 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), (seconds) => {
        const [count = '', unit = ''] = formatRelativeTime(-seconds, 'en').replaceAll(',', '').split(' ');
        const displayed = Number(count) * inSeconds[unit.replace(/s$/, '') as keyof typeof inSeconds]; // NaN, and thus a failure, for an unlisted unit
        expect(displayed).toBeLessThanOrEqual(seconds);
        expect(displayed * 2 + 1).toBeGreaterThan(seconds);
      }),
    );
  });
});
