import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridRows, moveInGrid, rowOf } from './grid-rows.ts';

const section = (title: string, count: number) => ({
  name: title,
  rows: Array.from({ length: count }, (_, at) => ({ emoji: '', name: `${title} ${at}` })),
});

describe('gridRows', () => {
  test('starts a new row after each heading', () => {
    expect(
      gridRows([section('a', 5), section('b', 2)], 3).map((row) => (row.kind === 'heading' ? row.title : [row.from, row.items.length])),
    ).toEqual(['a', [0, 3], [3, 2], 'b', [5, 2]]);
  });

  test('contains every emoji once, in order', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 16 }), (sizes, columns) => {
        const sections = sizes.map((count, at) => section(String(at), count));
        const rows = gridRows(sections, columns);
        expect(rows.flatMap((row) => (row.kind === 'cells' ? row.items : []))).toEqual(sections.flatMap(({ rows: items }) => items));
        expect(rows.every((row) => row.kind === 'heading' || row.items.length <= columns)).toBe(true);
      }),
    );
  });
});

describe('moveInGrid', () => {
  // a: 0 1 2 / 3 4   b: 5 6 7 / 8
  const rows = gridRows([section('a', 5), section('b', 4)], 3);

  test.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', 5],
    [8, 'ArrowRight', 8],
    [0, 'ArrowLeft', 0],
    [5, 'ArrowLeft', 4],
    [0, 'ArrowUp', 0],
    [6, 'ArrowUp', 4],
    [7, 'ArrowUp', 4],
    [2, 'ArrowDown', 4],
    [3, 'ArrowDown', 5],
    [7, 'ArrowDown', 8],
    [8, 'ArrowDown', 8],
    [6, 'Home', 0],
    [1, 'End', 8],
    [1, 'a', undefined],
    [99, 'ArrowLeft', undefined],
  ])('moves from %i with %s to %s', (from, key, to) => expect(moveInGrid(rows, from, key)).toBe(to));

  test.each([
    [1, 'ArrowRight', 0],
    [1, 'ArrowLeft', 2],
    [1, 'ArrowDown', 4],
  ])('moves in a right-to-left layout from %i with %s to %s', (from, key, to) => expect(moveInGrid(rows, from, key, 'rtl')).toBe(to));

  test('finds the row of an emoji', () => {
    expect([0, 4, 8, 9].map((index) => rowOf(rows, index))).toEqual([1, 2, 5, -1]);
  });
});
