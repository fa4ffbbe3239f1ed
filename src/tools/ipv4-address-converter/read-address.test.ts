import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { formatIpv4, LAST_IPV4 } from '#domains/ip/ipv4.ts';
import { formatFullIpv6, formatIpv6 } from '#domains/ip/ipv6.ts';
import type { Notation } from './notations.ts';
import { readAddress } from './read-address.ts';

const groupsIn = (address: number, radix: number, width: number): string =>
  formatIpv4(address)
    .split('.')
    .map((byte) => Number(byte).toString(radix).padStart(width, '0'))
    .join('.');

describe('readAddress', () => {
  test.each<[string, Notation, string]>([
    [' 192.168.1.1\n', 'dottedDecimal', '192.168.1.1'],
    ['10.10.10.10', 'dottedDecimal', '10.10.10.10'],
    ['11000000.10101000.00000001.00000001', 'dottedBinary', '192.168.1.1'],
    ['11111111.11111111.11111111.11111111', 'dottedBinary', '255.255.255.255'],
    ['C0.A8.01.01', 'dottedHexadecimal', '192.168.1.1'],
    ['c0.a8.1.1', 'dottedHexadecimal', '192.168.1.1'],
    ['0b.10.10.10', 'dottedHexadecimal', '11.16.16.16'],
    ['0xC0.0xA8.0x1.0x01', 'dottedHexadecimal', '192.168.1.1'],
    ['0x10.0x10.0x10.0x10', 'dottedHexadecimal', '16.16.16.16'],
    ['0300.0250.0001.0001', 'dottedOctal', '192.168.1.1'],
    ['0377.0000.0000.0001', 'dottedOctal', '255.0.0.1'], // inet_aton
    ['11000000101010000000000100000001', 'binary', '192.168.1.1'], // it-tools issue #548
    ['0b1', 'binary', '0.0.0.1'],
    ['0B00000001', 'binary', '0.0.0.1'],
    ['0x7f000001', 'hexadecimal', '127.0.0.1'],
    ['0X0', 'hexadecimal', '0.0.0.0'],
    ['AC120A09', 'hexadecimal', '172.18.10.9'], // it-tools issue #1600
    ['0bcdef12', 'hexadecimal', '11.205.239.18'],
    ['0o30052000401', 'octal', '192.168.1.1'],
    ['0o0000000000000000000007', 'octal', '0.0.0.7'],
    ['3232235777', 'decimal', '192.168.1.1'], // it-tools issue #1187
    ['12345678', 'decimal', '0.188.97.78'],
    ['010', 'decimal', '0.0.0.10'],
    ['4294967295', 'decimal', '255.255.255.255'],
    ['00000000000000000000000000000010', 'binary', '0.0.0.2'],
    ['0000000000000000000000000000010', 'decimal', '0.0.0.10'],
    ['::ffff:192.168.1.1', 'ipv6', '192.168.1.1'],
    ['::FFFF:c0a8:101', 'ipv6', '192.168.1.1'],
    ['0000:0000:0000:0000:0000:ffff:c0a8:0101', 'ipv6', '192.168.1.1'],
    ['64:ff9b::192.0.2.33', 'ipv6', '192.0.2.33'], // RFC 6052, section 2.4
    ['64:ff9b::c000:221', 'ipv6', '192.0.2.33'],
  ])('reads %j as %s: %s', (text, notation, address) => {
    const read = readAddress(text);
    expect(read.ok && { ...read.value, address: formatIpv4(read.value.address) }).toEqual({ notation, address });
  });

  test.each([
    ['192.168.1', fail('wrongNumberCount', { values: { found: 3 } })],
    ['192.168.1.', fail('wrongNumberCount', { values: { found: 3 } })],
    ['1..2.3', fail('wrongNumberCount', { values: { found: 3 } })],
    ['1.2.3.4.5', fail('wrongNumberCount', { values: { found: 5 } })],
    ['.', fail('wrongNumberCount', { values: { found: 0 } })],
    ['999.01.1', fail('wrongNumberCount', { values: { found: 3 } })],
    ['192.168.01.256', fail('leadingZero', { values: { number: '01' } })],
    ['0400.0000.0000.0001', fail('leadingZero', { values: { number: '0400' } })],
    ['300.300.300.256', fail('above255', { values: { number: '300' } })],
    ['1.2.3.4.', fail('unknownNotation')],
    ['4294967296', fail('tooLarge', { values: { number: '4294967296' } })],
    ['0o40000000000', fail('tooLarge', { values: { number: '0o40000000000' } })],
    ['9'.repeat(400), fail('tooLarge', { values: { number: `${'9'.repeat(60)}…` } })],
    ['2001:db8::1', fail('noIpv4Inside')],
    ['::192.168.1.1', fail('noIpv4Inside')],
    ['64:ff9b:1::1.2.3.4', fail('noIpv4Inside')],
    ['::ffff:1.2.3', fail('unknownNotation')],
    ['0x', fail('unknownNotation')],
    ['0x100000000', fail('unknownNotation')],
    [`0b${'1'.repeat(33)}`, fail('unknownNotation')],
    ['0o8', fail('unknownNotation')],
    ['abcdef1', fail('unknownNotation')],
    ['0x1.0x2.0x3', fail('unknownNotation')],
    ['0x1.2.3.4', fail('unknownNotation')],
    ['C0.A8.01.G1', fail('unknownNotation')],
    ['1.2.3.4/24', fail('unknownNotation')],
    ['-1', fail('unknownNotation')],
    ['1 2', fail('unknownNotation')],
    ['localhost', fail('unknownNotation')],
    ['١', fail('unknownNotation')],
  ])('refuses %j', (text, refusal) => {
    expect(readAddress(text)).toMatchObject(refusal);
  });

  const notate: Readonly<Record<Notation, (address: number) => string>> = {
    dottedDecimal: formatIpv4,
    dottedBinary: (address) => groupsIn(address, 2, 8),
    dottedHexadecimal: (address) => groupsIn(address, 16, 2).replaceAll(/^|(?<=\.)/g, '0x'),
    dottedOctal: (address) => groupsIn(address, 8, 4),
    binary: (address) => `0b${address.toString(2)}`,
    hexadecimal: (address) => `0x${address.toString(16).toUpperCase()}`,
    octal: (address) => `0o${address.toString(8)}`,
    decimal: String,
    reverseName: (address) => `${formatIpv4(address).split('.').toReversed().join('.')}.in-addr.arpa`,
    ipv6: (address) => (address % 2 === 0 ? formatIpv6 : formatFullIpv6)(0xffff_0000_0000n + BigInt(address)),
  };

  test.each(Object.entries(notate))('reads any address written as %s', (notation, write) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_IPV4 }), (address) => {
        expect(readAddress(write(address))).toEqual(ok({ notation, address }));
      }),
    );
  });
});
