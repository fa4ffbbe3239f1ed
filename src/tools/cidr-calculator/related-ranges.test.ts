import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsRange, type IpRange } from '#domains/ip/ip-range.ts';
import { runs } from '#test/support/runs.ts';
import { relatedRanges } from './related-ranges.ts';

const ranges = fc.array(
  fc
    .tuple(fc.constantFrom(4 as const, 6 as const), fc.bigInt(0n, 12n), fc.bigInt(0n, 6n))
    .map(([family, first, more]): IpRange => ({ family, first, last: first + more })),
  { maxLength: 12 },
);

/** Blocks, which never overlap partially. */
const blocks = fc.array(
  fc
    .tuple(fc.constantFrom(4 as const, 6 as const), fc.nat(15), fc.nat(4))
    .map(([family, address, hostBits]): IpRange => {
      const first = (BigInt(address) >> BigInt(hostBits)) << BigInt(hostBits);
      return { family, first: first << 62n, last: ((first + (1n << BigInt(hostBits))) << 62n) - 1n };
    })
    .map((range) => (range.family === 4 ? { ...range, first: range.first >> 62n, last: range.last >> 62n } : range)),
  { maxLength: 20 },
);

const isSame = (one: IpRange, other: IpRange): boolean => containsRange(one, other) && containsRange(other, one);
const overlaps = (one: IpRange, other: IpRange): boolean =>
  one.family === other.family &&
  one.first <= other.last &&
  other.first <= one.last &&
  !containsRange(one, other) &&
  !containsRange(other, one);

test('relatedRanges matches a comparison of every pair of ranges', () => {
  fc.assert(
    fc.property(fc.oneof(ranges, blocks), (list) => {
      const { same, around, overlapping } = relatedRanges(list);
      for (const [index, range] of list.entries()) {
        expect(same[index]).toBe(list.slice(0, index).findIndex((other) => isSame(other, range)));
        expect(around[index]).toBe(list.findIndex((other) => containsRange(other, range) && !isSame(other, range)));
        expect(overlapping[index]).toBe(list.slice(0, index).findIndex((other) => overlaps(other, range)));
      }
    }),
    { numRuns: runs(30) },
  );
});
