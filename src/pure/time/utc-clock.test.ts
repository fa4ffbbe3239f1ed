import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoOfUtcClock, utcClock } from './utc-clock.ts';

test.each([
  [1_700_000_000_000_000_000n, '2023-11-14 22:13:20'],
  [1_700_000_000_500_000_000n, '2023-11-14 22:13:20.500'],
  [1_700_000_000_123_456_000n, '2023-11-14 22:13:20.123456'],
  [1_700_000_000_000_000_001n, '2023-11-14 22:13:20.000000001'],
  [-1n, '1969-12-31 23:59:59.999999999'],
])('%s nanoseconds are %s', (nanoseconds, clock) => expect(utcClock(nanoseconds)).toBe(clock));

test('preserves whole milliseconds', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') }), (date) => {
      expect(Date.parse(isoOfUtcClock(utcClock(BigInt(date.getTime()) * 1_000_000n)))).toBe(date.getTime());
    }),
  );
});
