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
  ])('reads of %j the digits %j', (text, digits) => {
    expect(readMacDigits(text)).toEqual(ok(digits));
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

  test('reads back what is grouped with any separator', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-F]{0,14}$/),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(':', '-', '.', ' ', ''),
        (digits, size, separator) => {
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
