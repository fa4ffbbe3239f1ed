import type { ClockReading } from '#core/clock-reading.ts';
import type { Operations } from '#core/operation.ts';

/** A stopwatch. All durations are milliseconds, computed from clock readings and never counted up. */
export interface Chronometer {
  /** The sum of the finished stretches. */
  readonly elapsedMs: number;
  /** When the running stretch began; null while stopped. */
  readonly runningSince: ClockReading | null;
  /** The total time at each lap, oldest first, in whole milliseconds. */
  readonly laps: readonly number[];
}

export const atZero: Chronometer = { elapsedMs: 0, runningSince: null, laps: [] };

export const elapsed = ({ elapsedMs, runningSince }: Chronometer, now: ClockReading): number =>
  elapsedMs + (runningSince === null ? 0 : Math.max(0, now.steadyMs - runningSince.steadyMs));

/** Starts at zero, or goes on. */
export const start = (chronometer: Chronometer, now: ClockReading): Chronometer =>
  chronometer.runningSince === null ? { ...chronometer, runningSince: now } : chronometer;

export const stop = (chronometer: Chronometer, now: ClockReading): Chronometer => ({
  ...chronometer,
  elapsedMs: elapsed(chronometer, now),
  runningSince: null,
});

/** Begins a new stretch, so that what is stored is as exact as at the last press of a button. A stopped chronometer has no laps to take. */
export function lap(chronometer: Chronometer, now: ClockReading): Chronometer {
  if (chronometer.runningSince === null) return chronometer;
  const elapsedMs = elapsed(chronometer, now);
  return { elapsedMs, runningSince: now, laps: [...chronometer.laps, Math.floor(elapsedMs)] };
}

// Everything above is for the page alone: there is no text that another tool could take.
export const operations: Operations = {};
