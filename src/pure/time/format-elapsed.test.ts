import { describe, expect, test } from 'vitest';
import { formatElapsed, formatSeconds } from './format-elapsed.ts';

describe('formatElapsed', () => {
  // The first four rows are from the unit test of the older it-tools.
  test.each([
    [0, '00:00.000'],
    [1, '00:00.001'],
    [123_456, '02:03.456'],
    [12_345_600, '03:25:45.600'],
    [360_000_000, '100:00:00.000'],
    [3_599_999.9, '59:59.999'],
    [3_600_000, '01:00:00.000'],
    [999.999, '00:00.999'],
  ])('shows %d ms as %s', (ms, shown) => {
    expect(formatElapsed(ms)).toBe(shown);
    expect(formatSeconds(ms)).toBe(shown.slice(0, -4));
  });
});
