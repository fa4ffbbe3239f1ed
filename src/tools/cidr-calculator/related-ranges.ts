import type { IpRange } from '#subjects/ip/ip-range.ts';
import { type NestedRanges, nestedRanges } from './nested-ranges.ts';
import { placesAmong } from './places-among.ts';
import { widerFirst } from './wider-first.ts';

/** Also the index of the first one before it that shares a part of it alone. */
export interface RelatedRanges extends NestedRanges {
  readonly overlapping: Int32Array;
}

const NONE = 0x7fff_ffff;

/** In n · log n steps: what millions of pairs have to do with each other is asked of a tree. */
export function relatedRanges(ranges: readonly IpRange[]): RelatedRanges {
  const { firsts, lasts, size } = placesAmong(ranges);
  const nested = nestedRanges(firsts, lasts, size);
  if (nested) return { ...nested, overlapping: new Int32Array(ranges.length).fill(-1) };
  const { same, around, before } = sweep(firsts, lasts, size);
  // Those that begin inside a range and end behind it are, seen from the other end, those that begin before it and end inside.
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

/** From the lowest first end on, the wider of two before the narrower: the smallest index of those that came by is asked for by their last ends. */
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
    smallest.put(last, own); // the first of the same, since they follow each other in the order of the list
  }
  return { same, around, before };
}

/** Numbers at places, of which the smallest in a stretch is asked for: a tree whose nodes have the smaller one of two below. */
function minimumTree(size: number) {
  const nodes = new Int32Array(2 * size).fill(NONE);
  return {
    put(place: number, value: number): void {
      for (let node = place + size; node > 0 && (nodes[node] ?? NONE) > value; node >>= 1) nodes[node] = value;
    },
    /** From a place to before another one. */
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
