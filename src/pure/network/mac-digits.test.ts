import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { groupDigits, readMacDigits } from './mac-digits.ts';

describe('readMacDigits', () => {
  test.each([
    ['20:37:06:12:34:56', '203706123456'],
    ['20-37-06-12-34-56', '203706123456'],
    ['2037.0612.3456', '203706123456'],
    [' 20 37\t06 ', '203706'],
    ['8c1f64aff', '8C1F64AFF'],
    ['', ''],
    ['::--..', ''],
    // arp -a of macOS and the BSDs prints octets without leading zeros.
    ['0:50:56:a:b:c', '0050560A0B0C'],
    ['0-0-c-7-ac-1', '00000C07AC01'],
    [' b8:27:eb:1:2:3\n', 'B827EB010203'],
    ['0:50:56', '005056'],
    ['20:37:16:12:34:5', '203716123405'],
    ['20:37:06:12:34:5', '20370612345'],
    ['20:37:06:1', '2037061'],
    ['1 2 3', '123'],
    ['a:b-c', 'ABC'],
  ])('reads %j as the digits %j', (text, digits) => {
    expect(readMacDigits(text)).toEqual(ok(digits));
  });

  test.each([
    ['64:16:7f:a1:b2:c', '64167FA1B2C'],
    ['0:50:56:a:b:c', '0050560A0B0C'],
  ])('reads the prefix %j as the digits %j', (text, digits) => {
    expect(readMacDigits(text, 'prefix')).toEqual(ok(digits));
  });

  test.each([
    ['20:37:0G', 'G', 7],
    ['g', 'g', 0],
    ['00 😀', '😀', 3],
    ['0x20', 'x', 1],
    ['20/37', '/', 2],
    ['٢', '٢', 0],
  ])('refuses %j because of %j', (text, character, at) => {
    expect(readMacDigits(text)).toEqual(fail('notAHexadecimalDigit', { values: { character }, at }));
  });

  test('reads back digits grouped with any separator', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-F]{0,14}$/),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(':', '-', '.', ' ', ''),
        (digits, size, separator) => {
          const isOctet = size <= 2 && /[:-]/.test(separator);
          fc.pre(!isOctet || (size === 2 && digits.length % 2 === 0)); // padding would change a shorter octet
          expect(readMacDigits(groupDigits(digits, size, separator))).toEqual(ok(digits));
        },
      ),
    );
  });
});

describe('groupDigits', () => {
  test.each([
    ['203706123456', 2, ':', '20:37:06:12:34:56'],
    ['203706123456', 4, '.', '2037.0612.3456'],
    ['8C1F64AFF', 2, ':', '8C:1F:64:AF:F'],
    ['', 2, ':', ''],
  ])('writes %j in groups of %i with %j as %j', (digits, size, separator, expected) => {
    expect(groupDigits(digits, size, separator)).toBe(expected);
  });
});
