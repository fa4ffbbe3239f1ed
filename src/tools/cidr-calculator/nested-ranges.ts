import { widerFirst } from './wider-first.ts';

/**
 * For each range, the index of the first equal range before it in the list, and of the first wider range that contains it; -1 without such
 * a range.
 */
export interface NestedRanges {
  readonly same: Int32Array;
  readonly around: Int32Array;
}

const NONE = -1;

/**
 * Finds equal and containing ranges if no two ranges overlap partially, as with networks: a range is contained in those that have started
 * but not ended at its start. Ends are positions among `size` ends. Returns `undefined` if two ranges overlap partially.
 */
export function nestedRanges(firsts: Int32Array, lasts: Int32Array, size: number): NestedRanges | undefined {
  const same = new Int32Array(firsts.length).fill(NONE);
  const around = new Int32Array(firsts.length).fill(NONE);
  /** A stack of the open ranges, innermost last: their ends, and the smallest index among each and those around it. */
  const ends = new Int32Array(firsts.length);
  const smallest = new Int32Array(firsts.length);
  let depth = 0;
  let leader = NONE;
  for (const own of widerFirst(firsts, lasts, size)) {
    const first = firsts[own] ?? 0;
    const last = lasts[own] ?? 0;
    if (leader !== NONE && firsts[leader] === first && lasts[leader] === last) {
      same[own] = leader;
      around[own] = around[leader] ?? NONE;
      continue;
    }
    while (depth > 0 && (ends[depth - 1] ?? 0) < first) depth -= 1;
    if (depth > 0 && (ends[depth - 1] ?? 0) < last) return undefined;
    around[own] = depth > 0 ? (smallest[depth - 1] ?? NONE) : NONE;
    ends[depth] = last;
    smallest[depth] = depth > 0 ? Math.min(smallest[depth - 1] ?? own, own) : own;
    depth += 1;
    leader = own;
  }
  return { same, around };
}
