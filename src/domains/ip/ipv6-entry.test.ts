import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ipv6EntryOf } from './ipv6-entry.ts';
import { parseIpv6 } from './ipv6.ts';

const bitsOf = (text: string): bigint => {
  const address = parseIpv6(text);
  return address.ok ? address.value : -1n;
};

const LAST = (1n << 128n) - 1n;

// IANA, “IPv6 Special-Purpose Address Registry” of 2025-10-09; the rest RFC 4291, section 2.4, and RFC 3879.
test.each([
  ['::', 'unspecified', 4291, 'no', true],
  ['::1', 'loopback', 4291, 'no', true],
  ['::2', 'ipv4Compatible', 4291, 'no', false],
  ['::1:0:0:0', 'reserved', 4291, 'no', false],
  ['::ffff:192.0.2.1', 'ipv4Mapped', 4291, 'no', true],
  ['64:ff9b::1', 'translation', 6052, 'yes', true],
  ['64:ff9b:1::', 'localTranslation', 8215, 'no', true],
  ['64:ff9b:2::', 'reserved', 4291, 'no', false],
  ['100::', 'discardOnly', 6666, 'no', true],
  ['100:0:0:1::', 'dummyPrefix', 9780, 'no', true],
  ['100:0:0:2::', 'reserved', 4291, 'no', false],
  ['2001::', 'teredo', 4380, 'notStated', true],
  ['2001:1::', 'protocolAssignments', 2928, 'no', true],
  ['2001:1::1', 'portControlAnycast', 7723, 'yes', true],
  ['2001:1::2', 'turnAnycast', 8155, 'yes', true],
  ['2001:1::3', 'dnsSdAnycast', 9665, 'yes', true],
  ['2001:2::1', 'benchmarking', 5180, 'no', true],
  ['2001:3::', 'amt', 7450, 'yes', true],
  ['2001:4:112::', 'as112', 7535, 'yes', true],
  ['2001:1f::', 'orchid', 4843, 'notStated', true],
  ['2001:2f::', 'orchidV2', 7343, 'yes', true],
  ['2001:3f::', 'droneRemoteId', 9374, 'yes', true],
  ['2001:200::', 'globalUnicast', 4291, 'yes', false],
  ['2001:db8::1', 'documentation', 3849, 'no', true],
  ['3fff:fff::', 'documentation', 9637, 'no', true],
  ['3fff:1000::', 'globalUnicast', 4291, 'yes', false],
  ['2002::', 'sixToFour', 3056, 'notStated', true],
  ['2620:4f:8000::', 'as112', 7534, 'yes', true],
  ['5f00::', 'segmentRouting', 9602, 'no', true],
  ['fd00::1', 'uniqueLocal', 4193, 'no', true],
  ['fe80::1', 'linkLocal', 4291, 'no', true],
  ['fec0::1', 'siteLocal', 3879, 'no', false],
  ['ff02::1', 'multicast', 4291, 'notStated', false],
  ['fe00::', 'reserved', 4291, 'no', false],
])('%s is %s according to RFC %i, reachable: %s', (address, type, rfc, reachable, isSpecialPurpose) => {
  expect(ipv6EntryOf(bitsOf(address))).toMatchObject({ type, rfc, reachable, isSpecialPurpose });
});

test('a network has the type that all of its addresses have', () => {
  expect(ipv6EntryOf(bitsOf('2001:db8::'), bitsOf('2001:db8:ffff:ffff:ffff:ffff:ffff:ffff')).type).toBe('documentation');
  expect(ipv6EntryOf(bitsOf('2001:db8::'), bitsOf('2001:db9:ffff:ffff:ffff:ffff:ffff:ffff')).type).toBe('globalUnicast');
  expect(ipv6EntryOf(0n, LAST).type).toBe('reserved');
});

test('the entry of an address contains the address', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: LAST }), (address) => {
      const { block } = ipv6EntryOf(address);
      expect(address >> BigInt(128 - block.prefixLength)).toBe(block.first >> BigInt(128 - block.prefixLength));
    }),
  );
});
