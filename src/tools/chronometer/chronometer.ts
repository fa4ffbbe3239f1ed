import type { ClockReading } from '#pure/time/clock-reading.ts';
import { elapsed, type Stopwatch } from '#pure/time/stopwatch.ts';

/** A stopwatch with laps. */
export interface Chronometer extends Stopwatch {
  /** The total time at each lap, oldest first, in whole milliseconds. */
  readonly laps: readonly number[];
}

export const atZero: Chronometer = { elapsedMs: 0, runningSince: null, laps: [] };

/** Records a lap, unless the chronometer is stopped. Restarts the running interval, so that the stored time is exact as of this press. */
export function lap(chronometer: Chronometer, now: ClockReading): Chronometer {
  if (chronometer.runningSince === null) return chronometer;
  const elapsedMs = elapsed(chronometer, now);
  return { elapsedMs, runningSince: now, laps: [...chronometer.laps, Math.floor(elapsedMs)] };
}
