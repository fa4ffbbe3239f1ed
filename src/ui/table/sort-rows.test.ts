import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOrder, sortedIndexes } from './sort-rows.ts';

const itself = (row: string | number) => row;

describe('nextOrder', () => {
  test('a header switches from ascending to descending to original order', () => {
    const ascending = nextOrder(undefined, 'a');
    const descending = nextOrder(ascending, 'a');
    expect([ascending?.direction, descending?.direction, nextOrder(descending, 'a')]).toEqual(['ascending', 'descending', undefined]);
  });

  test('another header starts with ascending order', () => {
    expect(nextOrder({ column: 'a', direction: 'descending' }, 'b')).toEqual({ column: 'b', direction: 'ascending' });
  });
});

describe('sortedIndexes', () => {
  test.each([
    ['numbers by size', [10, 9, 100], [1, 0, 2]],
    ['digits in texts by their number', ['file10', 'file9'], [1, 0]],
    ['lowercase and uppercase letters together', ['b', 'A', 'B', 'a'], [3, 1, 0, 2]],
  ])('orders %s', (_fact, rows, order) => {
    expect(sortedIndexes<string | number>(rows, itself, 'ascending')).toEqual(order);
  });

  test('rows with equal keys keep their order in both directions', () => {
    expect(sortedIndexes([1, 1, 0], itself, 'ascending')).toEqual([2, 0, 1]);
    expect(sortedIndexes([1, 1, 0], itself, 'descending')).toEqual([0, 1, 2]);
  });

  test('every row occurs once, for any keys', () => {
    assert(
      property(array(integer()), (rows) => {
        expect(sortedIndexes(rows, itself, 'descending').toSorted((one, other) => one - other)).toEqual(rows.map((_, index) => index));
      }),
    );
  });
});
