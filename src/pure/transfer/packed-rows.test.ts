import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPackedRows, packedRowAt, packRows } from './packed-rows.ts';

describe('packRows', () => {
  test('preserves all cells of every row', () => {
    const tables = fc
      .integer({ min: 1, max: 5 })
      .chain((columns) =>
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: columns, maxLength: columns })).map((rows) => ({ columns, rows })),
      );
    fc.assert(
      fc.property(tables, ({ columns, rows }) => {
        const packed = packRows(columns, rows);
        expect(countPackedRows(packed)).toBe(rows.length);
        expect(rows.map((_, index) => packedRowAt(packed, index))).toEqual(rows);
      }),
    );
  });

  test.each([-1, 2, 100])('returns no row %i of two', (index) => {
    expect(
      packedRowAt(
        packRows(2, [
          ['a', ''],
          ['', 'b'],
        ]),
        index,
      ),
    ).toBeUndefined();
  });
});
