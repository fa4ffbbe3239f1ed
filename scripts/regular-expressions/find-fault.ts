import { backtrackCounter } from './backtracks.ts';
import { ENDS, plainPumps, type Pump } from './pump.ts';
import { type Pattern, pumpsOf } from './pumps.ts';

const LENGTH = 2000;
/** Fewer steps back per character are fine, however they grow. */
const FEW = 25;
/** So many are about a tenth of a second. */
const MOST = 10_000_000;
/** For three times the text: in proportion 3, with the square 9. */
const MOST_GROWTH = 4;
/** A text of the written bound may take so many steps back, some milliseconds. */
const MOST_BOUNDED = 1_000_000;

const textOf = ({ before, unit }: Pump, length: number, end: string): string => before + unit.repeat(Math.ceil(length / unit.length)) + end;

/** The text for which a pattern takes more steps back than in proportion to its length, or undefined. */
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

/** Whether a pattern takes few steps back for every text of at most this length. */
export function isQuickUpTo(pattern: Pattern, length: number): boolean {
  const takesMore = backtrackCounter(pattern);
  return [...pumpsOf(pattern), ...plainPumps].every((pump) =>
    ENDS.every((end) => !takesMore(textOf(pump, length, end).slice(0, length), MOST_BOUNDED)),
  );
}
