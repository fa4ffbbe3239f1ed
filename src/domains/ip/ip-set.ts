import type { IpFamily } from './ip-address.ts';
import type { IpBlock } from './ip-block.ts';
import { blocksOfRange, compareRanges, containsRange, type IpRange, rangeSize } from './ip-range.ts';

/** A set of addresses of both families: ascending ranges that neither touch nor overlap, IPv4 first. */
export type IpSet = readonly IpRange[];

/** The union of ranges in any order. */
export function unionOf(ranges: readonly IpRange[]): IpSet {
  const merged: IpRange[] = [];
  for (const { family, first, last } of ranges.toSorted(compareRanges)) {
    const before = merged.at(-1);
    if (before?.family !== family || first > before.last + 1n) merged.push({ family, first, last });
    else if (last > before.last) merged[merged.length - 1] = { ...before, last };
  }
  return merged;
}

/** The addresses of the first set that are not in the second. */
export function minus(set: IpSet, without: IpSet): IpSet {
  const left: IpRange[] = [];
  let place = 0;
  for (const { family, first, last } of set) {
    let next = first;
    while (isBefore(without[place], { family, first })) place += 1;
    for (let at = place; next <= last; at += 1) {
      const hole = without[at];
      if (!hole || hole.family !== family || hole.first > last) {
        left.push({ family, first: next, last });
        break;
      }
      if (hole.first > next) left.push({ family, first: next, last: hole.first - 1n });
      next = hole.last + 1n;
    }
  }
  return left;
}

/** Whether a range ends before an address. */
const isBefore = (range: IpRange | undefined, { family, first }: Pick<IpRange, 'family' | 'first'>): boolean =>
  range !== undefined && (range.family < family || (range.family === family && range.last < first));

/** Whether all, some, or no addresses of a range are in the set. */
export function shareIn(set: IpSet, range: IpRange): 'all' | 'some' | 'none' {
  const next = firstNotBefore(set, range);
  const found = set[next];
  if (found?.family !== range.family || found.first > range.last) return 'none';
  return containsRange(found, range) ? 'all' : 'some';
}

/** The index of the first of ascending ranges that does not end before `range` begins. */
export function firstNotBefore(ranges: readonly IpRange[], range: Pick<IpRange, 'family' | 'first'>): number {
  let from = 0;
  let to = ranges.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(ranges[middle], range)) from = middle + 1;
    else to = middle;
  }
  return from;
}

export const ofFamily = <Of extends { readonly family: IpFamily }>(items: readonly Of[], family: IpFamily): readonly Of[] =>
  items.filter((item) => item.family === family);

export const countAddresses = (set: IpSet): bigint => set.reduce((count, range) => count + rangeSize(range), 0n);

/** The shortest ascending list of blocks that covers exactly these addresses. */
export const blocksOf = (set: IpSet): readonly IpBlock[] => set.flatMap(blocksOfRange);
