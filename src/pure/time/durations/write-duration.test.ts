import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readClockForm } from './read-clock-form.ts';
import { readIsoDuration, sumOfFixed, type UnitCount } from './read-iso-duration.ts';
import { type FixedUnit, isFixedUnit } from './time-unit.ts';
import { writeClock, writeExcel, writeGo, writeIsoDuration, writeNet, writePrometheus, writeSystemd } from './write-duration.ts';

const SECOND = 1_000_000_000n;
const writers = { writeClock, writeIsoDuration, writeGo, writePrometheus, writeSystemd, writeExcel, writeNet };

describe('writes durations as programs do', () => {
  test.each<[keyof typeof writers, bigint, string | undefined]>([
    ['writeClock', 15_000n * SECOND, '4:10:00'],
    ['writeClock', -SECOND / 2n, '-0:00:00.5'],
    ['writeClock', 360_005n * SECOND, '100:00:05'],
    ['writeIsoDuration', 15_000n * SECOND, 'PT4H10M'],
    ['writeIsoDuration', 93_600n * SECOND, 'P1DT2H'],
    ['writeIsoDuration', 86_400n * SECOND, 'P1D'],
    ['writeIsoDuration', -1_500_000_000n, '-PT1.5S'],
    ['writeIsoDuration', 0n, 'PT0S'],
    // Go, src/time/time_test.go, durationTests
    ['writeGo', 0n, '0s'],
    ['writeGo', 1n, '1ns'],
    ['writeGo', 1100n, '1.1µs'],
    ['writeGo', 2_200_000n, '2.2ms'],
    ['writeGo', 3_300_000_000n, '3.3s'],
    ['writeGo', 245_000_000_000n, '4m5s'],
    ['writeGo', 245_001_000_000n, '4m5.001s'],
    ['writeGo', 18_367_001_000_000n, '5h6m7.001s'],
    ['writeGo', 480_000_000_001n, '8m0.000000001s'],
    ['writeGo', 9_223_372_036_854_775_807n, '2562047h47m16.854775807s'],
    ['writeGo', -9_223_372_036_854_775_808n, '-2562047h47m16.854775808s'],
    ['writeGo', 9_223_372_036_854_775_808n, undefined],
    // prometheus/common, model/time_test.go, and derived from its formatting code
    ['writePrometheus', 0n, '0s'],
    ['writePrometheus', 324_000_000n, '324ms'],
    ['writePrometheus', 3n * SECOND, '3s'],
    ['writePrometheus', 300n * SECOND, '5m'],
    ['writePrometheus', 86_400n * 4n * SECOND + 3600n * SECOND, '4d1h'],
    ['writePrometheus', 86_400n * 14n * SECOND, '2w'],
    ['writePrometheus', 86_400n * 365n * 3n * SECOND, '3y'],
    ['writePrometheus', 86_400n * 378n * SECOND, '54w'],
    ['writePrometheus', 86_400n * 10n * SECOND, '10d'],
    ['writePrometheus', 1_500_000n, undefined],
    // Derived from systemd.time(7)
    ['writeSystemd', 15_000n * SECOND, '4h 10min'],
    ['writeSystemd', 1_001_000n, '1ms 1us'],
    ['writeSystemd', 0n, '0'],
    ['writeSystemd', 1n, undefined],
    ['writeExcel', 15_000n * SECOND, '0.173611111111'],
    ['writeExcel', 86_400n * SECOND, '1'],
    // The documentation of .NET, “Standard TimeSpan format strings”
    ['writeNet', 15_000n * SECOND, '04:10:00'],
    ['writeNet', 93_784_500_000_000n, '1.02:03:04.5000000'],
    ['writeNet', -15_000n * SECOND, '-04:10:00'],
    ['writeNet', 0n, '00:00:00'],
    ['writeNet', 50n, undefined],
  ])('%s of %d ns is %s', (name, nanoseconds, written) => expect(writers[name](nanoseconds)).toBe(written));
});

const isFixed = (count: UnitCount): count is UnitCount<FixedUnit> => isFixedUnit(count.unit);

test('reads back durations written as a clock, in ISO 8601 or for .NET', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), (value) => {
      const iso = sumOfFixed((readIsoDuration(writeIsoDuration(value)) ?? []).filter(isFixed));
      expect(iso.numerator).toBe(value * iso.denominator);
      for (const text of [writeClock(value), writeNet(value - (value % 100n)) ?? '']) {
        const clock = readClockForm(text, 'hoursMinutes');
        const expected = text === writeClock(value) ? value : value - (value % 100n);
        expect(clock.ok && clock.value.numerator).toBe(clock.ok && expected * clock.value.denominator);
      }
    }),
    { numRuns: runs(200) },
  );
});
