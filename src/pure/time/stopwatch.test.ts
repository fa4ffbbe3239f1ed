import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed, start, stop, type Stopwatch } from './stopwatch.ts';

const at = (ms: number) => ({ steadyMs: ms, wallMs: 0 });
const atZero: Stopwatch = { elapsedMs: 0, runningSince: null };

test('measures only the time between start and stop', () => {
  const waits = fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000)));
  fc.assert(
    fc.property(waits, (stretches) => {
      let now = 0;
      let stopwatch = atZero;
      for (const [runs, rests] of stretches) {
        stopwatch = stop(start(stopwatch, at(now)), at(now + runs));
        now += runs + rests;
      }
      expect(elapsed(stopwatch, at(now + 5000))).toBe(stretches.reduce((sum, [runs]) => sum + runs, 0));
    }),
  );
});

test('continues when started twice, and ignores a clock that goes backward', () => {
  const running = start(atZero, at(500));
  expect(start(running, at(900))).toBe(running);
  expect(elapsed(running, at(400))).toBe(0);
});
