import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { bitsOf, formatIpAddress, type IpAddress, lastAddressOf, readIpAddress } from './ip-address.ts';

const addresses = fc
  .constantFrom(4 as const, 6 as const)
  .chain((family) => fc.bigInt({ min: 0n, max: lastAddressOf(family) }).map((bits): IpAddress => ({ family, bits })));

describe('readIpAddress', () => {
  test.each([
    ['192.0.2.1', { family: 4, bits: 0xc000_0201n }],
    ['2001:DB8::', { family: 6, bits: 0x2001_0db8n << 96n }],
    ['::ffff:192.0.2.1', { family: 6, bits: 0xffff_c000_0201n }],
  ] as const)('reads %s', (text, address) => {
    expect(readIpAddress(text)).toEqual(ok(address));
  });

  test.each([
    ['1.2.3', fail('wrongNumberCount', { values: { found: 3 } })],
    ['1.2..3', fail('wrongNumberCount', { values: { found: 3 } })],
    ['1.2.3.4.5', fail('wrongNumberCount', { values: { found: 5 } })],
    ['1.02.3.4', fail('leadingZero', { values: { number: '02' } })],
    ['1.2.3.400', fail('above255', { values: { number: '400' } })],
    ['1.2.3.4.', fail('notAnIpAddress')],
    ['1234', fail('notAnIpAddress')],
    ['localhost', fail('notAnIpAddress')],
    ['', fail('notAnIpAddress')],
    [' 1.2.3.4', fail('notAnIpAddress')],
    ['fe80::1%eth0', fail('notHexadecimal', { values: { character: '%' } })],
  ])('refuses %j', (text, refusal) => {
    expect(readIpAddress(text)).toEqual(refusal);
  });

  test('reads back the output of formatIpAddress', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readIpAddress(formatIpAddress(address))).toEqual(ok(address));
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('formatIpAddress', () => {
  test.each([
    [4, 0xc000_0201n, '192.0.2.1'],
    [6, 0x2001_0db8n << 96n, '2001:db8::'],
    // RFC 5952, section 5
    [6, 0xffff_c000_0201n, '::ffff:192.0.2.1'],
    [6, 0xc000_0201n, '::c000:201'],
    [6, 0x1_ffff_c000_0201n, '::1:ffff:c000:201'],
  ] as const)('writes an address of IPv%i, %i, as %s', (family, bits, text) => {
    expect(formatIpAddress({ family, bits })).toBe(text);
  });
});

test.each([4, 6] as const)('the last address of IPv%i has all its bits set', (family) => {
  expect(lastAddressOf(family).toString(2)).toBe('1'.repeat(bitsOf(family)));
});
