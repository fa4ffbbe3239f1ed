import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

const clocks = (monotonicMs: number, wallMs: number) => ({ monotonicMs, wallMs });

describe('SteadyClock', () => {
  test('follows the monotonic clock', () => {
    const clock = new SteadyClock(clocks(100, 5000));
    expect(clock.read(clocks(350, 5250))).toEqual({ steadyMs: 250, wallMs: 5250 });
  });

  test('adds the duration of a sleep once', () => {
    const clock = new SteadyClock(clocks(0, 0));
    expect(clock.read(clocks(10, 3_600_010)).steadyMs).toBe(3_600_010);
    expect(clock.read(clocks(20, 3_600_020)).steadyMs).toBe(3_600_020);
  });

  test('adds nothing while the wall clock is less than a second ahead', () => {
    const clock = new SteadyClock(clocks(0, 0));
    expect(clock.read(clocks(500, 1500)).steadyMs).toBe(500);
    expect(clock.read(clocks(1000, 2001)).steadyMs).toBe(2001);
  });

  test('ignores a wall clock that is set back, and still detects a sleep after it', () => {
    const clock = new SteadyClock(clocks(0, 10_000_000));
    expect(clock.read(clocks(1000, 1000)).steadyMs).toBe(1000);
    expect(clock.read(clocks(2000, 62_000)).steadyMs).toBe(62_000);
  });

  test('never goes backward, and never lags behind the monotonic clock', () => {
    const steps = fc.array(fc.tuple(fc.nat(100_000), fc.integer({ min: -1_000_000, max: 1_000_000 })), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (changes) => {
        let now = clocks(0, 1e9);
        const clock = new SteadyClock(now);
        let before = 0;
        for (const [passed, wallStep] of changes) {
          now = clocks(now.monotonicMs + passed, now.wallMs + wallStep);
          const { steadyMs } = clock.read(now);
          expect(steadyMs).toBeGreaterThanOrEqual(before + passed);
          before = steadyMs;
        }
      }),
    );
  });
});
