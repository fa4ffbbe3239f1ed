import type { ClockReading } from '#pure/time/clock-reading.ts';
import { atZero, type Chronometer } from './chronometer.ts';

/** A hundred years: what is beyond was never measured. */
const MAX_MS = 100 * 365.25 * 86_400_000;

/** As JSON for local storage. Only the wall clock is the same in another page or after a reload. */
export const stringifyChronometer = ({ elapsedMs, runningSince, laps }: Chronometer): string =>
  JSON.stringify({ elapsedMs, runningSinceMs: runningSince?.wallMs ?? null, laps });

/**
 * What `stringifyChronometer` wrote, in this page or another one; a running chronometer has run on meanwhile.
 * A wall clock that has been set back since counts as no time passed. Anything else, such as hostile text, gives a chronometer at zero.
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
    return {}; // not ours
  }
}

const isDuration = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_MS;

/** Whole totals that never decrease, none later than what is measured. */
const isLaps = (value: unknown, elapsedMs: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.every((total: unknown, index) => Number.isInteger(total) && isDuration(total) && total >= (value[index - 1] ?? 0)) &&
  (value.at(-1) ?? 0) <= elapsedMs;
