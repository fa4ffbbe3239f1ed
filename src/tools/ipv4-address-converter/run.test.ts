import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { LAST_IPV4 } from '#domains/ip/ipv4.ts';
import { readAddress } from './read-address.ts';
import { convert as convertAddress, describeAddress } from './run.ts';

describe('convertAddress', () => {
  test('writes an address in every notation', () => {
    // The integers are from the unit tests of the original it-tools.
    expect(convertAddress({ address: '192.168.1.1' })).toEqual(
      ok({
        readAs: 'dottedDecimal',
        dottedDecimal: '192.168.1.1',
        decimal: '3232235777',
        hexadecimal: 'C0A80101',
        binary: '11000000.10101000.00000001.00000001',
        octal: '0300.0250.0001.0001',
        mapped: '::ffff:192.168.1.1',
        mappedHex: '::ffff:c0a8:101',
        mappedFull: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
        sixToFour: '2002:c0a8:101::/48',
        nat64: '64:ff9b::c0a8:101',
        reverseName: '1.1.168.192.in-addr.arpa',
        ipClass: 'C',
        type: 'private',
      }),
    );
  });

  test.each([
    ['10.0.0.1', { hexadecimal: '0A000001', binary: '00001010.00000000.00000000.00000001', decimal: '167772161' }],
    ['192.0.2.33', { nat64: '64:ff9b::c000:221', type: 'documentation' }], // RFC 6052, section 2.4
    ['192.0.2.4', { sixToFour: '2002:c000:204::/48' }], // Wikipedia, “6to4”
    ['1.1.1.1', { sixToFour: '2002:101:101::/48' }],
    ['0.0.0.0', { mappedHex: '::ffff:0:0', sixToFour: '2002::/48', nat64: '64:ff9b::', hexadecimal: '00000000', type: 'thisHost' }],
    ['255.255.255.255', { decimal: '4294967295', mappedHex: '::ffff:ffff:ffff', ipClass: 'E', type: 'limitedBroadcast' }],
    ['0x7f000001', { readAs: 'hexadecimal', dottedDecimal: '127.0.0.1', reverseName: '1.0.0.127.in-addr.arpa' }],
  ])('describes %s', (address, expected) => {
    expect(convertAddress({ address })).toMatchObject(ok(expected));
  });

  test.each(['', ' \n'])('returns nothing for %j without an error', (address) => {
    expect(convertAddress({ address })).toEqual(ok(null));
  });

  test('returns the reason for an invalid address', () => {
    expect(convertAddress({ address: '1.2' })).toEqual(fail('wrongNumberCount', { values: { found: 2 } }));
  });
});

test('readAddress reads back the output of describeAddress', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LAST_IPV4 }), (address) => {
      const described = describeAddress({ notation: 'decimal', address });
      const { dottedDecimal, decimal, hexadecimal, binary, octal, mapped, mappedHex, mappedFull, nat64 } = described;
      for (const text of [dottedDecimal, decimal, `0x${hexadecimal}`, binary, octal, mapped, mappedHex, mappedFull, nat64])
        expect(readAddress(text)).toMatchObject(ok({ address }));
    }),
  );
});
