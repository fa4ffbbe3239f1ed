import type { ClockReading } from '#pure/time/clock-reading.ts';
import { atZero, type Chronometer } from './chronometer.ts';

/** A hundred years. Greater values were never measured. */
const MAX_MS = 100 * 365.25 * 86_400_000;

/** Serializes a chronometer for local storage. Stores the wall clock, the only clock that other pages and reloads share. */
export const stringifyChronometer = ({ elapsedMs, runningSince, laps }: Chronometer): string =>
  JSON.stringify({ elapsedMs, runningSinceMs: runningSince?.wallMs ?? null, laps });

/**
 * Parses the output of `stringifyChronometer` from any page; a running chronometer includes the time since then. If the wall clock was set
 * back, no time has passed. Anything else results in a chronometer at zero.
 */
export function parseChronometer(source: string, now: ClockReading): Chronometer {
  const stored = parseObject(source);
  const { elapsedMs, runningSinceMs = null, laps } = stored;
  const isKnown = isDuration(elapsedMs) && isLaps(laps, elapsedMs) && (runningSinceMs === null || isDuration(runningSinceMs));
  if (!isKnown) return atZero;
  if (runningSinceMs === null) return { elapsedMs, runningSince: null, laps };
  const missedMs = Math.max(0, now.wallMs - runningSinceMs);
  return { elapsedMs, runningSince: { steadyMs: now.steadyMs - missedMs, wallMs: now.wallMs - missedMs }, laps };
}

function parseObject(source: string): Partial<Record<'elapsedMs' | 'runningSinceMs' | 'laps', unknown>> {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // not written by `stringifyChronometer`
  }
}

const isDuration = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_MS;

/** Whole totals that never decrease and do not exceed the elapsed time. */
const isLaps = (value: unknown, elapsedMs: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.every((total: unknown, index) => Number.isInteger(total) && isDuration(total) && total >= (value[index - 1] ?? 0)) &&
  (value.at(-1) ?? 0) <= elapsedMs;
