import type { ClockReading } from './clock-reading.ts';

/** A stopwatch that measures intervals by comparing clock readings, without a timer. */
export interface Stopwatch {
  /** The total of the finished intervals, in milliseconds. */
  readonly elapsedMs: number;
  /** The start of the running interval; null while stopped. */
  readonly runningSince: ClockReading | null;
}

/** The measured time in milliseconds, without the pauses. */
export const elapsed = ({ elapsedMs, runningSince }: Stopwatch, now: ClockReading): number =>
  elapsedMs + (runningSince === null ? 0 : Math.max(0, now.steadyMs - runningSince.steadyMs));

/** Starts or resumes the stopwatch. */
export const start = <Watch extends Stopwatch>(stopwatch: Watch, now: ClockReading): Watch =>
  stopwatch.runningSince === null ? { ...stopwatch, runningSince: now } : stopwatch;

export const stop = <Watch extends Stopwatch>(stopwatch: Watch, now: ClockReading): Watch => ({
  ...stopwatch,
  elapsedMs: elapsed(stopwatch, now),
  runningSince: null,
});
