import { widerFirst } from './wider-first.ts';

/** For each range the index of the first one that is the same and before it in the list, and of the first one that holds it and is wider; -1 where there is none. */
export interface NestedRanges {
  readonly same: Int32Array;
  readonly around: Int32Array;
}

const NONE = -1;

/**
 * What ranges have to do with each other of which none shares only a part of another, as it is with networks: those around a range are the ones
 * that have begun and not ended where it begins. Their ends are places among all ends, of which there are so many. `undefined` where two share a
 * part.
 */
export function nestedRanges(firsts: Int32Array, lasts: Int32Array, size: number): NestedRanges | undefined {
  const same = new Int32Array(firsts.length).fill(NONE);
  const around = new Int32Array(firsts.length).fill(NONE);
  /** The ranges that have begun, the innermost last: where they end, and the smallest index of them and of those around them. */
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
