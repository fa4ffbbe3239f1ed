import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRows } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { formatIpBlock, ipBlockAround } from '#domains/ip/ip-block.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { presenters } from './present.ts';
import { split } from './run.ts';

const LAST = (1n << 128n) - 1n;

function shownOf(given: Parameters<typeof split>[0]) {
  const result = split(given);
  if (!result.ok || !result.value) throw new Error('There is no split.');
  return presenters.split(result.value);
}

function rowsOf(given: Parameters<typeof split>[0]) {
  const { subnetCount, subnets } = shownOf(given);
  return { subnetCount, first: subnets.at(0), last: subnets.at(subnets.length - 1), length: subnets.length };
}

describe('splitting', () => {
  // Python ipaddress, subnets.
  test.each([
    ['2001:db8::/32', '64', '0', '4294967296 (2^32)', 1000, '2001:db8::/64', '2001:db8:0:3e7::/64'],
    ['2001:db8::/32', '64', '1000000', '4294967296 (2^32)', 1000, '2001:db8:f:4240::/64', '2001:db8:f:4627::/64'],
    ['2001:db8::/32', '64', '4294967295', '4294967296 (2^32)', 1, '2001:db8:ffff:ffff::/64', '2001:db8:ffff:ffff::/64'],
    ['2001:db8::1/60', '61', '', '2 (2^1)', 2, '2001:db8::/61', '2001:db8:0:8::/61'],
    ['2001:db8:abcd::/48', '52', '0xa', '16 (2^4)', 6, '2001:db8:abcd:a000::/52', '2001:db8:abcd:f000::/52'],
    [
      '::/0',
      '128',
      String(LAST),
      `${LAST + 1n} (2^128)`,
      1,
      'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128',
      'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128',
    ],
  ])('%s into /%s from %s', (network, splitInto, firstSubnet, subnetCount, length, first, last) => {
    const rows = rowsOf({ addresses: network, splitInto, firstSubnet });
    expect(rows).toMatchObject({ subnetCount, length, first: { network: first }, last: { network: last } });
  });

  test.each([
    ['2001:db8::/60', '60', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::/60', '129', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::/60', '6x', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::', '64', '0', fail('cannotSplit', { field: 'splitInto' })],
    ['2001:db8::/48', '64', '65536', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' } })],
    ['2001:db8::/48', '64', '-1', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' } })],
    ['2001:db8::/48', '64', '0x', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' }, isIncomplete: true })],
    ['2001:db8::g', '64', '0', fail('notHexadecimal', { values: { character: 'g' } })],
  ])('%s into /%s from %s is refused', (network, splitInto, firstSubnet, refusal) => {
    expect(split({ addresses: network, splitInto, firstSubnet })).toEqual(refusal);
  });

  test.each([
    ['', '64'],
    ['2001:db8::/48', ' '],
    ['2001:db8::/48\n2001:db9::/48', '64'],
  ])('%j into %j returns nothing', (text, splitInto) => {
    expect(split({ addresses: text, splitInto, firstSubnet: '0' })).toEqual(ok(null));
  });

  test('creates consecutive subnets', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: LAST }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 8 }),
        (bits, length, more) => {
          const network = ipBlockAround({ family: 6, bits }, length);
          const { subnets } = shownOf({ addresses: formatIpBlock(network), splitInto: String(length + more), firstSubnet: '0' });
          const firsts = allRows(subnets).map(({ first }) => parseIpv6(first));
          const size = 1n << BigInt(128 - length - more);
          expect(firsts).toEqual(Array.from({ length: 2 ** more }, (_, index) => ok(network.first + BigInt(index) * size)));
        },
      ),
    );
  });
});
