import type { RunContext } from '#core/context.ts';
import { createCollation } from './collation.ts';
import { createNumberOrder } from './numbered-text.ts';
import type { Order } from './orders.ts';
import { shuffle } from './shuffle.ts';

interface Comparison<Prepared> {
  /** Computes the value to compare, once for each item. */
  readonly prepare: (item: string) => Prepared;
  readonly compare: (first: Prepared, second: Prepared) => number;
}

const byLength: Comparison<{ readonly text: string; readonly length: number }> = {
  prepare: (text) => ({ text, length: countCodePoints(text) }),
  compare: (first, second) => first.length - second.length,
};

/** Sorts items in the chosen order. Sorting is stable: equal items keep their order, also in descending order. */
export function orderItems(
  items: readonly string[],
  { order, ignoreCase }: { readonly order: Order; readonly ignoreCase: boolean },
  context: Pick<RunContext, 'randomBytes'>,
): readonly string[] {
  switch (order) {
    case 'asIs':
      return items;
    case 'ascending':
    case 'descending':
      return sort(items, createCollation({ isNumeric: false, ignoreCase }), order === 'descending');
    case 'naturalAscending':
    case 'naturalDescending':
      return sort(items, createCollation({ isNumeric: true, ignoreCase }), order === 'naturalDescending');
    case 'numbersAscending':
    case 'numbersDescending':
      return sort(items, createNumberOrder(createCollation({ isNumeric: true, ignoreCase })), order === 'numbersDescending');
    case 'shortest':
    case 'longest':
      return sort(items, byLength, order === 'longest');
    case 'reversed':
      return items.toReversed();
    case 'shuffled':
      return shuffle(items, context);
  }
}

function sort<Prepared extends { readonly text: string }>(
  items: readonly string[],
  { prepare, compare }: Comparison<Prepared>,
  isDescending: boolean,
): readonly string[] {
  const compareBack = (first: Prepared, second: Prepared): number => compare(second, first);
  return items
    .map(prepare)
    .toSorted(isDescending ? compareBack : compare)
    .map(({ text }) => text);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _codePoint of text) count += 1;
  return count;
}
