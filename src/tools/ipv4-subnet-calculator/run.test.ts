import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { blockAround, formatIpv4Block, lastOfBlock } from '#domains/ip/ipv4-block.ts';
import { LAST_IPV4 } from '#domains/ip/ipv4.ts';
import { presenters } from './present.ts';
import { hostsOf } from './hosts.ts';
import { neighborsOf } from './neighbors.ts';
import { parseNetwork } from './parse-network.ts';
import { describe as describeAll, describeHosts, describeNetwork, readNetwork, split as splitNetwork } from './run.ts';
import { splitsOf, subnetOf } from './splits.ts';

const networkOf = (text: string) => {
  const network = parseNetwork(text);
  return network.ok ? network.value : blockAround(Number.NaN, Number.NaN);
};

const blocks = fc
  .tuple(fc.integer({ min: 0, max: LAST_IPV4 }), fc.integer({ min: 0, max: 32 }))
  .map(([address, prefixLength]) => blockAround(address, prefixLength));

describe('readNetwork', () => {
  test.each(['', ' \t'])('returns nothing for %j without an error', (network) => {
    expect(readNetwork({ network })).toEqual(ok(null));
  });

  test('returns the reason for an invalid network', () => {
    expect(readNetwork({ network: '?' })).toEqual(fail('notAnIpv4Network'));
  });
});

describe('describeNetwork', () => {
  test('contains everything about a private network', () => {
    // netmask 2.1.1
    expect(describeNetwork(networkOf('192.168.99.200/20'))).toEqual({
      network: '192.168.96.0/20',
      address: '192.168.96.0',
      mask: '255.255.240.0',
      binaryMask: '11111111.11111111.11110000.00000000',
      cidr: '/20',
      wildcardMask: '0.0.15.255',
      size: '4096',
      usableHosts: '4094',
      firstHost: '192.168.96.1',
      lastHost: '192.168.111.254',
      broadcast: '192.168.111.255',
      ipClass: 'C',
      type: 'private',
    });
  });

  test('contains everything about all of IPv4', () => {
    expect(describeNetwork(networkOf('1.1.1.1/0'))).toMatchObject({
      network: '0.0.0.0/0',
      mask: '0.0.0.0',
      wildcardMask: '255.255.255.255',
      size: '4294967296',
      usableHosts: '4294967294',
      firstHost: '0.0.0.1',
      lastHost: '255.255.255.254',
      broadcast: '255.255.255.255',
      ipClass: 'A',
      type: 'mixed',
    });
  });
});

describe('describeHosts', () => {
  test.each([
    // RFC 3021, section 2.1
    ['192.0.2.1/31', { usableHosts: '2', firstHost: '192.0.2.0', lastHost: '192.0.2.1', broadcast: null }],
    ['192.0.2.1/32', { usableHosts: '1', firstHost: '192.0.2.1', lastHost: '192.0.2.1', broadcast: null }],
    ['192.0.2.1/30', { usableHosts: '2', firstHost: '192.0.2.1', lastHost: '192.0.2.2', broadcast: '192.0.2.3' }],
  ])('counts the hosts of %s', (text, hosts) => {
    expect(describeHosts(networkOf(text))).toMatchObject(hosts);
  });
});

test('hostsOf excludes exactly the addresses reserved by the network', () => {
  fc.assert(
    fc.property(blocks, (block) => {
      const { first, last, count, broadcast } = hostsOf(block);
      const hasBroadcast = block.prefixLength < 31;
      expect(last - first + 1).toBe(count);
      expect([first, last, broadcast]).toEqual(
        hasBroadcast ? [block.first + 1, lastOfBlock(block) - 1, lastOfBlock(block)] : [block.first, lastOfBlock(block), undefined],
      );
    }),
  );
});

describe('neighborsOf', () => {
  test.each([
    ['192.168.0.0/24', '192.167.255.0/24', '192.168.1.0/24'],
    ['0.0.0.0/8', undefined, '1.0.0.0/8'],
    ['255.255.255.255/32', '255.255.255.254/32', undefined],
    ['0.0.0.0/0', undefined, undefined],
  ])('finds the neighbors of %s', (network, previous, next) => {
    expect(neighborsOf(networkOf(network))).toEqual({ previous, next });
  });

  test('leads from a neighbor back to the network', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const { previous, next } = neighborsOf(block);
        for (const there of [previous, next]) {
          if (there === undefined) continue;
          const back = neighborsOf(networkOf(there));
          expect(there === next ? back.previous : back.next).toBe(formatIpv4Block(block));
        }
      }),
    );
  });
});

describe('splitsOf', () => {
  test('offers up to sixteen additional bits, up to single addresses', () => {
    expect(splitsOf(networkOf('10.0.0.0/8')).map(({ prefixLength }) => prefixLength)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ]);
    expect(splitsOf(networkOf('10.0.0.0/30'))).toEqual([
      { prefixLength: 31, count: 2 },
      { prefixLength: 32, count: 4 },
    ]);
    expect(splitsOf(networkOf('10.0.0.1'))).toEqual([]);
    expect(splitsOf(networkOf('0.0.0.0/0')).at(-1)).toEqual({ prefixLength: 16, count: 65_536 });
  });
});

describe('subnetOf', () => {
  test('counts from the beginning of the network', () => {
    expect(describeHosts(subnetOf(networkOf('10.0.0.0/24'), { prefixLength: 26, count: 4 }, 1))).toEqual({
      network: '10.0.0.64/26', // computed by hand
      usableHosts: '62',
      firstHost: '10.0.0.65',
      lastHost: '10.0.0.126',
      broadcast: '10.0.0.127',
    });
  });

  test('leaves no gaps and ends at the end of the network', () => {
    fc.assert(
      fc.property(blocks, fc.nat(15), fc.nat(), (network, longer, place) => {
        const splits = splitsOf(network);
        fc.pre(splits.length > 0);
        const split = splits[longer % splits.length]!;
        const subnetIn = (index: number) => subnetOf(network, split, index);
        const index = place % (split.count - 1);
        expect(subnetIn(0).first).toBe(network.first);
        expect(subnetIn(index + 1)).toEqual({ first: lastOfBlock(subnetIn(index)) + 1, prefixLength: split.prefixLength });
        expect(lastOfBlock(subnetIn(split.count - 1))).toBe(lastOfBlock(network));
      }),
    );
  });
});

describe('split', () => {
  test.each([
    ['10.0.0.0/24', 26, { prefixLength: 26, count: 4 }],
    ['0.0.0.0/0', 16, { prefixLength: 16, count: 65_536 }],
  ])('splits %s into /%i', (network, splitInto, split) => {
    expect(splitNetwork({ network, splitInto })).toEqual(ok({ network: networkOf(network), split }));
  });

  test.each([
    ['10.0.0.0/24', 0],
    ['10.0.0.0/28', 26],
    ['10.0.0.0/8', 25],
    ['', 26],
  ])('does not split %j into /%i', (network, splitInto) => {
    expect(splitNetwork({ network, splitInto })).toEqual(ok(null));
  });
});

const given = {};
const texts = { t: (key: string, values: object = {}) => `${key} ${Object.values(values).join()}`.trim(), language: 'en' };

describe('the presented result', () => {
  test('reports no broadcast address in a network of two addresses', () => {
    const described = describeAll({ network: '192.0.2.1/31' });
    expect(described.ok && described.value && presenters.describe(described.value, given, texts)).toMatchObject({
      broadcast: 'view.noBroadcast',
      type: 'types.documentation',
      previous: '192.0.1.254/31',
      next: '192.0.2.2/31',
      splits: [{ label: 'view.split 32,2', value: '32' }],
    });
  });

  test('has a row for each subnet', () => {
    const split = splitNetwork({ network: '10.0.0.0/24', splitInto: 32 });
    const subnets = split.ok && split.value ? presenters.split(split.value, given, texts).subnets : undefined;
    expect(subnets?.length).toBe(256);
    expect(subnets?.at(255)).toEqual({
      network: '10.0.0.255/32',
      usableHosts: '1',
      firstHost: '10.0.0.255',
      lastHost: '10.0.0.255',
      broadcast: 'view.noBroadcast',
    });
  });
});
