import { expect, test } from 'vitest';
import { alignItems } from './align-items.ts';

test('alignItems pairs items with little in common by position, and reports it', () => {
  const { pairs, isCut } = alignItems([9, 1, 2, 3, 4, 8], [9, 4, 3, 2, 1, 0, 8], 5);
  expect(isCut).toBe(true);
  expect(pairs.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((index) => [index, index]));
  expect(pairs.slice(5)).toEqual([
    [-1, 5],
    [5, 6],
  ]);
});
