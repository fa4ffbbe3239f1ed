import type { IpRange } from '#domains/ip/ip-range.ts';
import { type NestedRanges, nestedRanges } from './nested-ranges.ts';
import { placesAmong } from './places-among.ts';
import { widerFirst } from './wider-first.ts';

/** Adds, for each range, the index of the first earlier range that overlaps it partially. */
export interface RelatedRanges extends NestedRanges {
  readonly overlapping: Int32Array;
}

const NONE = 0x7fff_ffff;

/** Finds how ranges relate in O(n log n), with a tree instead of comparing millions of pairs. */
export function relatedRanges(ranges: readonly IpRange[]): RelatedRanges {
  const { firsts, lasts, size } = placesAmong(ranges);
  const nested = nestedRanges(firsts, lasts, size);
  if (nested) return { ...nested, overlapping: new Int32Array(ranges.length).fill(-1) };
  const { same, around, before } = sweep(firsts, lasts, size);
  // Ranges that start inside a range and end after it are, mirrored, ranges that start before it and end inside.
  const mirrored = (places: Int32Array): Int32Array => places.map((place) => size - 1 - place);
  const behind = sweep(mirrored(lasts), mirrored(firsts), size).before;
  return {
    same,
    around: around.map((index) => (index === NONE ? -1 : index)),
    overlapping: before.map((index, own) => {
      const first = Math.min(index, behind[own] ?? NONE);
      return first < own ? first : -1;
    }),
  };
}

/** Visits the ranges by ascending start, the wider of two first, and queries the smallest index of visited ranges by their ends. */
function sweep(firsts: Int32Array, lasts: Int32Array, size: number) {
  const same = new Int32Array(firsts.length).fill(-1);
  const around = new Int32Array(firsts.length).fill(NONE);
  const before = new Int32Array(firsts.length).fill(NONE);
  const smallest = minimumTree(size);
  const order = widerFirst(firsts, lasts, size);
  let leader = -1;
  for (const own of order) {
    const first = firsts[own] ?? 0;
    const last = lasts[own] ?? 0;
    if (leader >= 0 && firsts[leader] === first && lasts[leader] === last) {
      same[own] = leader;
      around[own] = around[leader] ?? NONE;
      before[own] = before[leader] ?? NONE;
      continue;
    }
    leader = own;
    around[own] = smallest.between(last, size);
    before[own] = smallest.between(first, last);
    smallest.put(last, own); // the first of equal ranges, because they keep their list order
  }
  return { same, around, before };
}

/** A segment tree of numbers at positions, for the minimum in a range. Each node has the smaller of its two children. */
function minimumTree(size: number) {
  const nodes = new Int32Array(2 * size).fill(NONE);
  return {
    put(place: number, value: number): void {
      for (let node = place + size; node > 0 && (nodes[node] ?? NONE) > value; node >>= 1) nodes[node] = value;
    },
    /** The minimum from one position up to, but excluding, another. */
    between(from: number, to: number): number {
      let found = NONE;
      for (let low = from + size, high = to + size; low < high; low >>= 1, high >>= 1) {
        if (low % 2 === 1) found = Math.min(found, nodes[low++] ?? NONE);
        if (high % 2 === 1) found = Math.min(found, nodes[--high] ?? NONE);
      }
      return found;
    },
  };
}
