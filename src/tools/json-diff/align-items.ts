import { longestCommon } from './longest-common.ts';

/**
 * The indexes of an item in the two arrays, with -1 for an array that does not contain it: a pair to compare, a removed item, or an added
 * item.
 */
export type Pair = readonly [before: number, after: number];

export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Whether aligning all items would have taken too many comparisons, so that some were paired by position. */
  readonly isCut: boolean;
}

/** Pairs the items of two ranges one by one from the left, then the rest of the longer range. */
export function pairByPosition(before: number, beforeEnd: number, after: number, afterEnd: number): readonly Pair[] {
  const count = Math.max(beforeEnd - before, afterEnd - after);
  return Array.from({ length: count }, (_, step) => [
    before + step < beforeEnd ? before + step : -1,
    after + step < afterEnd ? after + step : -1,
  ]);
}

/** Pairs the items of the longest common sequence with each other, and the items between them by position. */
export function alignItems(before: readonly number[], after: readonly number[], maxComparisons: number): Pairing {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let ending = 0;
  const room = Math.min(before.length, after.length) - start;
  while (ending < room && before[before.length - 1 - ending] === after[after.length - 1 - ending]) ending++;
  const common = commonBetween(before, after, start, ending, maxComparisons);

  const pairs: Pair[] = [];
  let nextBefore = 0;
  let nextAfter = 0;
  const goTo = (beforeEnd: number, afterEnd: number): void => {
    for (const pair of pairByPosition(nextBefore, beforeEnd, nextAfter, afterEnd)) pairs.push(pair);
    nextBefore = beforeEnd;
    nextAfter = afterEnd;
  };
  goTo(start, start);
  for (const [one, other] of common ?? []) {
    goTo(one, other);
    goTo(one + 1, other + 1);
  }
  goTo(before.length - ending, after.length - ending);
  goTo(before.length, after.length);
  return { pairs, isCut: common === undefined };
}

/** The common sequence between equal beginnings and endings. Items that do not occur on the other side need no comparison. */
function commonBetween(before: readonly number[], after: readonly number[], start: number, ending: number, maxComparisons: number) {
  const beforeKept = keptOf(before, after, start, ending);
  const afterKept = keptOf(after, before, start, ending);
  const common = longestCommon(
    beforeKept.map((index) => before[index] ?? -1),
    afterKept.map((index) => after[index] ?? -1),
    maxComparisons,
  );
  return common?.map(([one, other]): Pair => [beforeKept[one] ?? -1, afterKept[other] ?? -1]);
}

function keptOf(items: readonly number[], others: readonly number[], start: number, ending: number): readonly number[] {
  const there = new Set(others.slice(start, others.length - ending));
  const kept: number[] = [];
  for (let index = start; index < items.length - ending; index++) if (there.has(items[index] ?? -1)) kept.push(index);
  return kept;
}
