import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIpBlock, type IpBlock } from '#domains/ip/ip-block.ts';
import { rangeOfBlock } from '#domains/ip/ip-range.ts';
import { blocksOf, countAddresses, minus, unionOf } from '#domains/ip/ip-set.ts';
import { readIpList } from '#domains/ip/read-ip-list.ts';
import { runs } from '#test/support/runs.ts';
import { shortenList } from './shorten-list.ts';

const quietly = () => {
  // progress is ignored
};
const shorten = (blocks: readonly IpBlock[], most: number): readonly IpBlock[] => shortenList(blocks, most, quietly);
const exactly = (text: string): readonly IpBlock[] => {
  const list = readIpList(text, { isStrict: false });
  return blocksOf(unionOf(list.ok ? list.value : []));
};

/** Every set of blocks that covers the requested addresses in a block, without a redundant block. */
function covers(block: IpBlock, requested: readonly IpBlock[]): readonly (readonly IpBlock[])[] {
  const inside = requested.filter((each) => minus(unionOf([rangeOfBlock(each)]), unionOf([rangeOfBlock(block)])).length === 0);
  if (inside.length === 0) return [[]];
  if (block.prefixLength === 32) return [[block]];
  const lower = { ...block, prefixLength: block.prefixLength + 1 };
  const upper = { ...lower, first: block.first + (1n << BigInt(31 - block.prefixLength)) };
  return [[block], ...covers(lower, requested).flatMap((low) => covers(upper, requested).map((high) => [...low, ...high]))];
}
const size = (blocks: readonly IpBlock[]): bigint => countAddresses(unionOf(blocks.map(rangeOfBlock)));

describe('shortenList', () => {
  // The results of an exhaustive search over all covers, as specified
  test.each([
    ['10.0.0.0/24, 10.0.2.0/24, 10.0.4.0/24, 10.0.64.0/24', 2, '10.0.0.0/21 10.0.64.0/24'],
    ['10.0.0.0/24, 10.0.2.0/24, 10.0.4.0/24, 10.0.64.0/24', 3, '10.0.0.0/22 10.0.4.0/24 10.0.64.0/24'],
    ['10.0.0.0/24, 10.0.2.0/24, 10.0.4.0/24, 10.0.64.0/24', 1, '10.0.0.0/17'],
    // If either of two pairs could be joined, the lower half gets fewer blocks.
    ['10.0.0.0/32, 10.0.0.2/32, 10.0.0.8/32, 10.0.0.10/32', 3, '10.0.0.0/30 10.0.0.8/32 10.0.0.10/32'],
    // Three networks have as many extra addresses as two.
    ['10.0.0.1, 10.0.0.2, 10.0.0.3, 10.0.0.4, 10.0.0.8', 2, '10.0.0.0/29 10.0.0.8/32'],
    ['::, ffff::', 1, '::/0'],
  ])('shortens %s to at most %i networks: %s', (text, most, list) => {
    expect(shorten(exactly(text), most).map(formatIpBlock).join(' ')).toBe(list);
  });

  test('matches an exhaustive search for eight addresses', () => {
    const addresses = fc.uniqueArray(fc.bigInt(0n, 7n), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(addresses, fc.integer({ min: 1, max: 4 }), (firsts, most) => {
        const requested = firsts.map((first): IpBlock => ({ family: 4, first, prefixLength: 32 }));
        const exact = blocksOf(unionOf(requested.map(rangeOfBlock)));
        fc.pre(exact.length > most);
        const found = shorten(exact, most);
        const all = covers({ family: 4, first: 0n, prefixLength: 29 }, requested).filter((cover) => cover.length <= most);
        const best = all.toSorted((one, other) => Number(size(one) - size(other)) || one.length - other.length)[0] ?? [];
        expect([size(found), found.length]).toEqual([size(best), best.length]);
        expect(minus(unionOf(requested.map(rangeOfBlock)), unionOf(found.map(rangeOfBlock)))).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });
});
