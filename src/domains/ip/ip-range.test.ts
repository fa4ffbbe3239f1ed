import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { bitsOf, lastAddressOf } from './ip-address.ts';
import { formatIpBlock, ipBlockAround, lastOfIpBlock } from './ip-block.ts';
import { blockAroundRange, blocksOfRange, formatIpRange, type IpRange } from './ip-range.ts';

/** Ranges with distant ends and with close ends. */
const ranges = fc.constantFrom(4 as const, 6 as const).chain((family) => {
  const last = lastAddressOf(family);
  return fc
    .tuple(fc.bigInt(0n, last), fc.oneof(fc.bigInt(0n, last), fc.bigInt(0n, 300n)))
    .map(([first, more]): IpRange => ({ family, first, last: first + more > last ? last : first + more }));
});

describe('blockAroundRange', () => {
  test('contains the range, and neither of its halves does', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const { family, first, last } = range;
        const block = blockAroundRange(range);
        expect(block).toEqual(ipBlockAround({ family, bits: last }, block.prefixLength));
        expect(block.first <= first && lastOfIpBlock(block) >= last).toBe(true);
        const half = ipBlockAround({ family, bits: first }, Math.min(block.prefixLength + 1, bitsOf(family)));
        expect(block.prefixLength === bitsOf(family) || lastOfIpBlock(half) < last).toBe(true);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('blocksOfRange', () => {
  test('cover exactly the addresses of the range, each aligned to its size', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const blocks = blocksOfRange(range);
        expect(blocks[0]?.first).toBe(range.first);
        expect(blocks.map((block) => lastOfIpBlock(block) + 1n)).toEqual([...blocks.slice(1).map(({ first }) => first), range.last + 1n]);
        expect(blocks.map(({ family, first, prefixLength }) => ipBlockAround({ family, bits: first }, prefixLength))).toEqual(blocks);
        expect(blocks.length).toBeLessThanOrEqual(2 * bitsOf(range.family) - 2);
      }),
      { numRuns: runs(30) },
    );
  });

  test.each([
    [4, 0n, 0xffff_ffffn, '0.0.0.0/0'],
    [6, 0n, lastAddressOf(6), '::/0'],
    [6, 1n, 2n, '::1/128 ::2/128'],
    [4, 0x7fff_ffffn, 0x8000_0000n, '127.255.255.255/32 128.0.0.0/32'],
  ] as const)('of IPv%i, %i to %i, are %s', (family, first, last, text) => {
    expect(blocksOfRange({ family, first, last }).map(formatIpBlock).join(' ')).toBe(text);
  });
});

test.each([
  [4, 1n, 1n, '0.0.0.1'],
  [4, 1n, 2n, '0.0.0.1-0.0.0.2'],
  [6, 0n, 15n, '::-::f'],
] as const)('formatIpRange writes IPv%i, %i to %i, as %s', (family, first, last, text) => {
  expect(formatIpRange({ family, first, last })).toBe(text);
});
