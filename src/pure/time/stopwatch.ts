import type { ClockReading } from './clock-reading.ts';

/** Measures stretches of time from clock readings; it never counts. */
export interface Stopwatch {
  /** The sum of the finished stretches, in milliseconds. */
  readonly elapsedMs: number;
  /** When the running stretch began; null while stopped. */
  readonly runningSince: ClockReading | null;
}

/** Milliseconds, without those between stop and start. */
export const elapsed = ({ elapsedMs, runningSince }: Stopwatch, now: ClockReading): number =>
  elapsedMs + (runningSince === null ? 0 : Math.max(0, now.steadyMs - runningSince.steadyMs));

/** Starts at zero, or goes on. */
export const start = <Watch extends Stopwatch>(stopwatch: Watch, now: ClockReading): Watch =>
  stopwatch.runningSince === null ? { ...stopwatch, runningSince: now } : stopwatch;

export const stop = <Watch extends Stopwatch>(stopwatch: Watch, now: ClockReading): Watch => ({
  ...stopwatch,
  elapsedMs: elapsed(stopwatch, now),
  runningSince: null,
});
