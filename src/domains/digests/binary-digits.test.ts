import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBinaryDigits } from './binary-digits.ts';

describe('toBinaryDigits', () => {
  test.each([
    [[], ''],
    [[0], '00000000'],
    [[5, 128], '0000010110000000'],
    [[255], '11111111'],
  ])('writes %j as %j', (bytes, digits) => {
    expect(toBinaryDigits(Uint8Array.from(bytes))).toBe(digits);
  });

  test('writes eight digits a byte that read back as the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const octets = toBinaryDigits(bytes).match(/[01]{8}/g) ?? [];
        expect(octets.map((octet) => Number.parseInt(octet, 2))).toEqual([...bytes]);
      }),
    );
  });
});
