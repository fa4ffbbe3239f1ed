import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest, isDigestWrittenAs } from './digest-encoding.ts';

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

describe('isDigestWrittenAs', () => {
  test.each(['fbefff0a', 'FBEFFF0A', 'fbEFff0A', '++//Cg==', '++//Cg', '--__Cg==', '--__Cg'])('knows the bytes in %s', (written) => {
    expect(isDigestWrittenAs(bytes, written)).toBe(true);
  });

  test.each(['', 'fbefff0b', 'fbefff', 'fb:ef:ff:0a', '++//CG==', '++//Cg=', '+-/_Cg==', '++//Cg====', '11111011111011111111111100001010'])(
    'does not take %j for the bytes',
    (written) => {
      expect(isDigestWrittenAs(bytes, written)).toBe(false);
    },
  );

  test('knows any bytes in every encoding but binary', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.constantFrom(...digestEncodings), (digest, encoding) => {
        fc.pre(encoding !== 'binary');
        expect(isDigestWrittenAs(digest, encodeDigest(digest, encoding))).toBe(true);
      }),
    );
  });
});
