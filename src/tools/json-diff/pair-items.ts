import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { alignItems, type Pair, type Pairing, pairByPosition } from './align-items.ts';
import type { ValueIds } from './value-ids.ts';

export type ArrayComparison = 'aligned' | 'byPosition' | 'ignoreOrder';

const MAX_COMPARISONS = 20_000_000;

/**
 * Pairs the items of two arrays: first those with the same value in the member to match by, then the others according to the comparison.
 * Pairs and removed items are in the order of the first array.
 */
export function pairItems(before: readonly JsonNode[], after: readonly JsonNode[], ids: ValueIds, comparison: ArrayComparison): Pairing {
  const matchedBefore = before.map((item) => ids.matchOf(item));
  const matchedAfter = after.map((item) => ids.matchOf(item));
  const restBefore = indexesOfUndefined(matchedBefore);
  const restAfter = indexesOfUndefined(matchedAfter);
  const beforeIds = restBefore.map((index) => idAt(before, index, ids));
  const afterIds = restAfter.map((index) => idAt(after, index, ids));
  const rest = pairIds(beforeIds, afterIds, comparison);
  if (restBefore.length === before.length && restAfter.length === after.length) return rest;

  const matched = pairEqual(matchedBefore, matchedAfter);
  const pairs = rest.pairs.map(([one, other]): Pair => [restBefore[one] ?? -1, restAfter[other] ?? -1]);
  return { pairs: inOrder([...matched, ...pairs]), isCut: rest.isCut };
}

const indexesOfUndefined = (matches: readonly (number | undefined)[]): readonly number[] =>
  matches.flatMap((match, index) => (match === undefined ? [index] : []));

function idAt(items: readonly JsonNode[], index: number, ids: ValueIds): number {
  const item = items[index];
  return item ? ids.of(item) : -1;
}

/** Sorts the pairs and removed items in the order of the first array, followed by the added items. */
const inOrder = (pairs: readonly Pair[]): readonly Pair[] => {
  const inBefore = pairs.filter(([before]) => before >= 0).toSorted(([a], [b]) => a - b);
  const added = pairs.filter(([before]) => before < 0).toSorted(([, a], [, b]) => a - b);
  return [...inBefore, ...added];
};

function pairIds(before: readonly number[], after: readonly number[], comparison: ArrayComparison): Pairing {
  if (comparison === 'ignoreOrder') return { pairs: pairEqual(before, after), isCut: false };
  if (comparison === 'byPosition') return { pairs: pairByPosition(0, before.length, 0, after.length), isCut: false };
  return alignItems(before, after, MAX_COMPARISONS);
}

/** Pairs equal items at any position, earlier ones first. Omits items that are `undefined`. */
function pairEqual(before: readonly (number | undefined)[], after: readonly (number | undefined)[]): readonly Pair[] {
  const waiting = new Map<number, number[]>();
  for (let index = after.length - 1; index >= 0; index--) {
    const id = after[index];
    if (id === undefined) continue;
    const places = waiting.get(id);
    if (places) places.push(index);
    else waiting.set(id, [index]);
  }
  const pairs: Pair[] = [];
  for (const [index, id] of before.entries()) if (id !== undefined) pairs.push([index, waiting.get(id)?.pop() ?? -1]);
  const added = [...waiting.values()].flat().toSorted((a, b) => a - b);
  return [...pairs, ...added.map((index): Pair => [-1, index])];
}
