import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { lastAddressOf } from './ip-address.ts';
import { formatIpBlock } from './ip-block.ts';
import { formatIpRange, type IpRange, rangeOfBlock } from './ip-range.ts';
import { blocksOf, countAddresses, minus, ofFamily, shareIn, unionOf } from './ip-set.ts';
import { readIpList } from './read-ip-list.ts';

const ranges = (text: string): readonly IpRange[] => {
  const list = readIpList(text, { isStrict: false });
  return list.ok ? list.value : [];
};
const written = (set: readonly IpRange[]): string => set.map(formatIpRange).join(' ');
const blocks = (set: readonly IpRange[]): string => blocksOf(set).map(formatIpBlock).join(' ');

// Python 3.11, ipaddress and netaddr 0.8.0
describe('unionOf', () => {
  test.each([
    ['10.0.0.0/24, 10.0.1.0/24, 10.0.2.0/23', '10.0.0.0/22'],
    ['2001:db8::/33, 2001:db8:8000::/33', '2001:db8::/32'],
    ['192.0.2.1 - 192.0.2.6, 192.0.2.8/31', '192.0.2.1/32 192.0.2.2/31 192.0.2.4/31 192.0.2.6/32 192.0.2.8/31'],
    ['::1, 10.0.0.1, 10.0.0.1, 10.0.0.0/8', '10.0.0.0/8 ::1/128'],
    ['255.255.255.255, ::', '255.255.255.255/32 ::/128'],
    ['0.0.0.0 - 255.255.255.255', '0.0.0.0/0'],
    ['0.0.0.1 - 255.255.255.255, 0.0.0.0', '0.0.0.0/0'],
    ['', ''],
  ])('of %s is %s', (text, list) => {
    expect(blocks(unionOf(ranges(text)))).toBe(list);
  });
});

describe('minus', () => {
  test.each([
    ['10.0.0.0 - 10.0.0.9', '10.0.0.3 - 10.0.0.4', '10.0.0.0-10.0.0.2 10.0.0.5-10.0.0.9'],
    ['10.0.0.0 - 10.0.0.9', '10.0.0.0/32, 10.0.0.9', '10.0.0.1-10.0.0.8'],
    ['10.0.0.0 - 10.0.0.9', '0.0.0.0/0', ''],
    ['10.0.0.0 - 10.0.0.9', '::/0', '10.0.0.0-10.0.0.9'],
    ['0.0.0.0/0, ::/0', '255.255.255.255, ::', `0.0.0.0-255.255.255.254 ::1-${'ffff:'.repeat(7)}ffff`],
    ['10.0.0.1, 10.0.0.3, 10.0.0.5', '10.0.0.2 - 10.0.0.4', '10.0.0.1 10.0.0.5'],
  ])('removes from %s all of %s', (text, without, left) => {
    expect(written(minus(unionOf(ranges(text)), unionOf(ranges(without))))).toBe(left);
  });

  test('leaves 24 networks of all addresses after removing one network', () => {
    const left = blocks(minus(ranges('0.0.0.0/0'), ranges('192.168.1.0/24'))).split(' ');
    expect([left.length, left[0], left.at(-1)]).toEqual([24, '0.0.0.0/1', '224.0.0.0/3']);
  });
});

const allOf = (list: readonly IpRange[]): ReadonlySet<string> =>
  new Set(
    list.flatMap(({ family, first, last }) =>
      Array.from({ length: Number(last - first) + 1 }, (_, index) => `${family} ${first + BigInt(index)}`),
    ),
  );

describe('sets', () => {
  const LAST = 40n;
  const near = fc.constantFrom(4 as const, 6 as const).chain((family) =>
    fc.tuple(fc.bigInt(0n, LAST), fc.bigInt(0n, LAST), fc.boolean()).map(([one, other, atEnd]) => {
      const from = atEnd ? lastAddressOf(family) - LAST : 0n;
      return { family, first: from + (one < other ? one : other), last: from + (one < other ? other : one) };
    }),
  );
  const lists = fc.array(near, { maxLength: 8 });
  test('behave like sets of addresses', () => {
    fc.assert(
      fc.property(lists, lists, near, (one, other, range) => {
        const left = minus(unionOf(one), unionOf(other));
        const addresses = allOf(one).difference(allOf(other));
        expect(allOf(left)).toEqual(addresses);
        expect(left).toEqual(unionOf(left));
        expect(countAddresses(ofFamily(left, 4)) + countAddresses(ofFamily(left, 6))).toBe(BigInt(addresses.size));
        const common = allOf([range]).intersection(addresses).size;
        expect(shareIn(left, range)).toBe(common === 0 ? 'none' : common === allOf([range]).size ? 'all' : 'some');
      }),
      { numRuns: runs(30) },
    );
  });

  test('are written as blocks with the same addresses, and no two neighbors can be merged', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const set = unionOf(list);
        const all = blocksOf(set);
        expect(unionOf(all.map(rangeOfBlock))).toEqual(set);
        const pairs = all.slice(1).map((block, index) => unionOf([all[index]!, block].map(rangeOfBlock)));
        expect(pairs.filter((pair) => blocksOf(pair).length === 1)).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });
});
