import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAST_IPV4, parseIpv4 } from './ipv4.ts';
import { typeOfIpv4, typeOfIpv4Range } from './ipv4-type.ts';

const read = (text: string): number => {
  const address = parseIpv4(text);
  return address.ok ? address.value : Number.NaN;
};

describe('typeOfIpv4', () => {
  // The first and the last address of each block in the registries of IANA, and their neighbors.
  test.each([
    ['0.0.0.0', 'thisHost'],
    ['0.0.0.1', 'thisNetwork'],
    ['0.255.255.255', 'thisNetwork'],
    ['1.0.0.0', 'public'],
    ['9.255.255.255', 'public'],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['11.0.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['100.64.0.0', 'shared'],
    ['100.127.255.255', 'shared'],
    ['100.128.0.0', 'public'],
    ['126.255.255.255', 'public'],
    ['127.0.0.0', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['128.0.0.0', 'public'],
    ['169.253.255.255', 'public'],
    ['169.254.0.0', 'linkLocal'],
    ['169.254.255.255', 'linkLocal'],
    ['172.15.255.255', 'public'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.0', 'public'],
    ['192.0.0.0', 'protocolAssignments'],
    ['192.0.0.255', 'protocolAssignments'],
    ['192.0.1.0', 'public'],
    ['192.0.2.0', 'documentation'],
    ['192.0.2.255', 'documentation'],
    ['192.31.196.1', 'as112'],
    ['192.52.193.1', 'amt'],
    ['192.88.99.1', 'relay6to4'],
    ['192.167.255.255', 'public'],
    ['192.168.0.0', 'private'],
    ['192.168.255.255', 'private'],
    ['192.169.0.0', 'public'],
    ['192.175.48.1', 'as112'],
    ['198.17.255.255', 'public'],
    ['198.18.0.0', 'benchmarking'],
    ['198.19.255.255', 'benchmarking'],
    ['198.20.0.0', 'public'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.255', 'documentation'],
    ['223.255.255.255', 'public'],
    ['224.0.0.0', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.0', 'reserved'],
    ['255.255.255.254', 'reserved'],
    ['255.255.255.255', 'limitedBroadcast'],
  ])('classifies %s as %s', (address, type) => {
    expect(typeOfIpv4(read(address))).toBe(type);
  });
});

describe('typeOfIpv4Range', () => {
  test.each([
    ['192.168.0.0', '192.168.0.255', 'private'],
    ['10.0.0.0', '10.255.255.255', 'private'],
    ['10.0.0.0', '11.0.0.0', 'mixed'],
    ['0.0.0.0', '0.0.0.1', 'mixed'],
    ['0.0.0.0', '0.0.0.0', 'thisHost'],
    ['240.0.0.0', '255.255.255.255', 'mixed'],
    ['255.255.255.255', '255.255.255.255', 'limitedBroadcast'],
    ['192.0.0.0', '192.0.2.255', 'mixed'], // documentation and protocol assignments, with public addresses between them
    ['8.0.0.0', '8.255.255.255', 'public'],
    ['0.0.0.0', '255.255.255.255', 'mixed'],
  ])('classifies %s to %s as %s', (first, last, type) => {
    expect(typeOfIpv4Range(read(first), read(last))).toBe(type);
  });

  test('is the single type of all its addresses, or else mixed', () => {
    const nearBlocks = fc.constantFrom(
      '0.0.0.0',
      '10.0.0.0',
      '192.0.2.0',
      '192.0.3.0',
      '198.20.0.0',
      '224.0.0.0',
      '240.0.0.0',
      '255.255.255.255',
    );
    const firsts = fc.oneof(
      fc.integer({ min: 0, max: LAST_IPV4 }),
      fc.tuple(nearBlocks, fc.nat(20)).map(([address, before]) => Math.max(read(address) - before, 0)),
    );
    fc.assert(
      fc.property(firsts, fc.nat(40), (first, more) => {
        const last = Math.min(first + more, LAST_IPV4);
        const types = new Set(Array.from({ length: last - first + 1 }, (_, index) => typeOfIpv4(first + index)));
        expect(typeOfIpv4Range(first, last)).toBe(types.size === 1 ? [...types][0] : 'mixed');
      }),
    );
  });
});
