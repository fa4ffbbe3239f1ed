import { backtrackCounter } from './backtracks.ts';
import { ENDS, plainPumps, type Pump } from './pump.ts';
import { type Pattern, pumpsOf } from './pumps.ts';

const LENGTH = 2000;
/** Backtracking steps per character that are never reported, however they grow. */
const FEW = 25;
/** The most backtracking steps, which take about a tenth of a second. */
const MOST = 10_000_000;
/** The limit for the growth at three times the length. Proportional growth is 3, quadratic growth 9. */
const MOST_GROWTH = 4;
/** The most backtracking steps for a text with a stated bound. They take a few milliseconds. */
const MOST_BOUNDED = 1_000_000;

const textOf = ({ before, unit }: Pump, length: number, end: string): string => before + unit.repeat(Math.ceil(length / unit.length)) + end;

/** A text for which the backtracking steps of a pattern grow out of proportion to its length, or undefined. */
export function slowText(pattern: Pattern): string | undefined {
  const takesMore = backtrackCounter(pattern);
  for (const pump of [...pumpsOf(pattern), ...plainPumps])
    for (const end of ENDS) {
      const text = textOf(pump, LENGTH, end);
      let steps = text.length * FEW;
      if (!takesMore(text, steps)) continue;
      while (steps < MOST && takesMore(text, steps)) steps = Math.ceil(steps * 1.1);
      if (takesMore(textOf(pump, LENGTH * 3, end), Math.min(steps * MOST_GROWTH, MOST))) return JSON.stringify({ ...pump, end });
    }
  return undefined;
}

/** Whether a pattern takes few backtracking steps for every text up to this length. */
export function isQuickUpTo(pattern: Pattern, length: number): boolean {
  const takesMore = backtrackCounter(pattern);
  return [...pumpsOf(pattern), ...plainPumps].every((pump) =>
    ENDS.every((end) => !takesMore(textOf(pump, length, end).slice(0, length), MOST_BOUNDED)),
  );
}
