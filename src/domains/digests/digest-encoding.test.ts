import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest } from './digest-encoding.ts';

const bytes = Uint8Array.of(0xfb, 0xef, 0xff, 0x0a);

describe('encodeDigest', () => {
  // Base64 by RFC 4648, sections 4 and 5.
  test.each([
    ['hexLower', 'fbefff0a'],
    ['hexUpper', 'FBEFFF0A'],
    ['binary', '11111011111011111111111100001010'],
    ['base64', '++//Cg=='],
    ['base64url', '--__Cg'],
  ] as const)('writes the bytes in %s as %s', (encoding, written) => {
    expect(encodeDigest(bytes, encoding)).toBe(written);
  });

  test('writes different bytes differently in every encoding', () => {
    const digest = fc.uint8Array({ minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(digest, digest, fc.constantFrom(...digestEncodings), (one, other, encoding) => {
        fc.pre(one.join() !== other.join());
        expect(encodeDigest(one, encoding)).not.toBe(encodeDigest(other, encoding));
      }),
    );
  });
});
