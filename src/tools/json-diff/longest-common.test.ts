import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestCommon } from './longest-common.ts';

/** The length of a longest common sequence, by the table of Wagner and Fischer. */
function lengthByTable(before: readonly number[], after: readonly number[]): number {
  let row = after.map(() => 0);
  for (const item of before) {
    const above = row;
    row = [];
    for (const [index, other] of after.entries())
      row.push(item === other ? (above[index - 1] ?? 0) + 1 : Math.max(above[index] ?? 0, row[index - 1] ?? 0));
  }
  return row.at(-1) ?? 0;
}

const sequence = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 25 });

describe('longestCommon', () => {
  // The example of Myers’ paper, figure 1: ABCABBA and CBABAC have common sequences of four items.
  test('finds four items in common between ABCABBA and CBABAC', () => {
    expect(longestCommon([0, 1, 2, 0, 1, 1, 0], [2, 1, 0, 1, 0, 2], 100)).toHaveLength(4);
  });

  test('returns as many equal items as possible, in ascending order', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const common = longestCommon(before, after, Number.POSITIVE_INFINITY) ?? [];
        expect(common).toHaveLength(lengthByTable(before, after));
        for (const [index, [one, other]] of common.entries()) {
          const [lastOne, lastOther] = common[index - 1] ?? [-1, -1];
          expect(before[one]).toBe(after[other]);
          expect(one > lastOne && other > lastOther).toBe(true);
        }
      }),
    );
  });

  test('makes at most one comparison for each pair, and gives up at its limit', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        expect(longestCommon(before, after, before.length * after.length)).toBeDefined();
      }),
    );
    expect(longestCommon([1, 2, 3], [3, 2, 1], 3)).toBeUndefined();
  });
});
