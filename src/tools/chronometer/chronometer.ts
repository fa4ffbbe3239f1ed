import type { ClockReading } from '#pure/time/clock-reading.ts';
import { elapsed, type Stopwatch } from '#pure/time/stopwatch.ts';

/** A stopwatch that takes laps. */
export interface Chronometer extends Stopwatch {
  /** The total time at each lap, oldest first, in whole milliseconds. */
  readonly laps: readonly number[];
}

export const atZero: Chronometer = { elapsedMs: 0, runningSince: null, laps: [] };

/** Begins a new stretch, so that what is stored is as exact as at the last press of a button. A stopped chronometer has no laps to take. */
export function lap(chronometer: Chronometer, now: ClockReading): Chronometer {
  if (chronometer.runningSince === null) return chronometer;
  const elapsedMs = elapsed(chronometer, now);
  return { elapsedMs, runningSince: now, laps: [...chronometer.laps, Math.floor(elapsedMs)] };
}
