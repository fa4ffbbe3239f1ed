import { writeCsv } from '#pure/notation/csv/csv.ts';
import { formatElapsed } from '#pure/time/format-elapsed.ts';
import type { Chronometer } from './chronometer.ts';

export interface Lap {
  /** From 1. */
  readonly number: number;
  readonly lapMs: number;
  readonly totalMs: number;
  /** Set if there are at least three laps. Of equal laps, the earliest is marked. */
  readonly mark: 'fastest' | 'slowest' | undefined;
}

/** The laps of a chronometer, oldest first. */
export function lapsOf({ laps }: Pick<Chronometer, 'laps'>): readonly Lap[] {
  const durations = laps.map((totalMs, index) => totalMs - (laps[index - 1] ?? 0));
  const marks = marksOf(durations);
  return laps.map((totalMs, index) => ({ number: index + 1, lapMs: durations[index] ?? 0, totalMs, mark: marks.get(index) }));
}

function marksOf(durations: readonly number[]): ReadonlyMap<number, 'fastest' | 'slowest'> {
  let fastest = 0;
  let slowest = 0;
  for (const [index, duration] of durations.entries()) {
    if (duration < (durations[fastest] ?? 0)) fastest = index;
    if (duration > (durations[slowest] ?? 0)) slowest = index;
  }
  const isWorthMarking = durations.length >= 3 && fastest !== slowest;
  return new Map(
    isWorthMarking
      ? [
          [fastest, 'fastest'],
          [slowest, 'slowest'],
        ]
      : [],
  );
}

/** Formats laps as comma-separated values with a header line; empty without laps. */
export function lapsToCsv(laps: readonly Lap[]): string {
  if (laps.length === 0) return '';
  const records = laps.map(({ number, lapMs, totalMs }) => [String(number), formatElapsed(lapMs), formatElapsed(totalMs)]);
  return writeCsv([['lap', 'lap time', 'total time'], ...records]);
}
