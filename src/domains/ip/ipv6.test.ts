import { isIPv6 } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { formatFullIpv6, formatIpv6, parseIpv6 } from './ipv6.ts';

/** Half of the groups are zero, so that runs of them occur. */
const addresses = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.reduce((address, group) => (address << 16n) | BigInt(group), 0n));

const spellings = fc
  .array(fc.oneof(fc.constantFrom('', '0', '00a', 'FFFF', '12345', '1.2.3.4', '1.2.3', '::', 'g'), fc.nat(0xffff).map(String)), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => parts.join(':'));

describe('parseIpv6', () => {
  test.each([
    // RFC 4291, section 2.2
    ['ABCD:EF01:2345:6789:ABCD:EF01:2345:6789', 0xabcd_ef01_2345_6789_abcd_ef01_2345_6789n],
    ['2001:DB8:0:0:8:800:200C:417A', 0x2001_0db8_0000_0000_0008_0800_200c_417an],
    ['2001:db8::8:800:200c:417a', 0x2001_0db8_0000_0000_0008_0800_200c_417an],
    ['::1', 1n],
    ['::', 0n],
    ['0:0:0:0:0:0:13.1.68.3', 0x0d01_4403n],
    ['::FFFF:129.144.52.38', 0xffff_8190_3426n],
    // RFC 5952, section 2.2: `::` may replace a single group of zeros
    ['2001:db8:aaaa:bbbb:cccc:dddd::1', 0x2001_0db8_aaaa_bbbb_cccc_dddd_0000_0001n],
    ['2001:db8::', 0x2001_0db8n << 96n],
    ['1:2:3:4:5:6:7::', 0x0001_0002_0003_0004_0005_0006_0007_0000n],
  ])('reads %s', (text, address) => {
    expect(parseIpv6(text)).toEqual(ok(address));
  });

  test.each([
    '',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2:3:4:5:6:7:8',
    '1::2::3',
    ':1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:',
    '12345::',
    'g::',
    '::1.2.3',
    '::01.2.3.4',
    '::256.2.3.4',
    '1.2.3.4::',
    '1.2.3.4',
    ':1.2.3.4',
    '::1%eth0',
    '[::1]',
    '::1/128',
    ' ::1',
  ])('finds no address in %j', (text) => {
    expect(parseIpv6(text)).toEqual(fail('notAnIpv6Address'));
  });

  test('accepts exactly what Node accepts as an IPv6 address', () => {
    fc.assert(
      fc.property(fc.oneof(spellings, fc.ipV6(), fc.string({ unit: 'binary' })), (text) => {
        expect(parseIpv6(text).ok).toBe(isIPv6(text) && !text.includes('%'));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('formatIpv6', () => {
  // RFC 5952, section 4
  test.each([
    ['2001:0db8::0001', '2001:db8::1'],
    ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:DB8::ABCD', '2001:db8::abcd'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['10:0:0:10:0:0:0:0', '10:0:0:10::'],
    ['fd12:0:0::', 'fd12::'],
  ])('writes %s as %s', (text, canonical) => {
    const address = parseIpv6(text);
    expect(address.ok && formatIpv6(address.value)).toBe(canonical);
  });

  test('matches the URL parser of Node for any address', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(`[${formatIpv6(address)}]`).toBe(new URL(`http://[${formatFullIpv6(address)}]/`).hostname);
      }),
    );
  });

  test('is read back by parseIpv6', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseIpv6(formatIpv6(address))).toEqual(ok(address));
      }),
    );
  });
});

describe('formatFullIpv6', () => {
  test('writes every digit', () => {
    expect(formatFullIpv6(0xffff_c0a8_0101n)).toBe('0000:0000:0000:0000:0000:ffff:c0a8:0101');
  });

  test('is read back by parseIpv6', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseIpv6(formatFullIpv6(address))).toEqual(ok(address));
      }),
    );
  });
});
