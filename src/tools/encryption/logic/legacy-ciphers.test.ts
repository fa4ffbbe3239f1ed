import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { legacyCiphers } from './legacy-ciphers.ts';
import { createRabbit } from './rabbit.ts';
import { createRc4 } from './rc4.ts';
import { createTripleDesCbc } from './triple-des.ts';

const ignore = () => undefined;
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');

/** The key stream between two positions. */
function streamOf(applyStream: (part: Uint8Array) => void, start: number, end: number): string {
  const zeros = new Uint8Array(end);
  applyStream(zeros);
  return hex(zeros.subarray(start));
}

// RFC 6229, section 2.
test.each([
  ['0102030405', 0, 'b2396305f03dc027ccc3524a0a1118a8'],
  ['0102030405', 4096, 'ff25b58995996707e51fbdf08b34d875'],
  ['0102030405060708090a0b0c0d0e0f10', 0, '9ac7cc9a609d1ef7b2932899cde41b97'],
  ['0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20', 0, 'eaa6bd25880bf93d3f5d1e4ca2611d91'],
  ['1ada31d5cf688221c109163908ebe51debb46227c6cc8b37641910833222772a', 0, 'dd5bcb0018e922d494759d7c395d02d3'],
])('RC4 with the key %s has the key stream of RFC 6229 at %i', (key, start, stream) => {
  expect(streamOf(createRc4(bytes(key)), start, start + 16)).toBe(stream);
});

/** Reverses the order of bytes: RFC 4503 writes keys, IVs, and blocks of the key stream with the last byte first. */
const fromRfc = (text: string): Uint8Array => bytes(text).toReversed();

/** RFC 4503, appendix A.2: the master key of every vector with an IV is zero. */
test.each([
  ['00 00 00 00 00 00 00 00', 'c6a7275ef85495d87ccd5d376705b7ed5f29a6ac04f5efd47b8f293270dc4a8d2ade822b29de6c1ee52bdb8a47bf8f66'],
  ['c3 73 f5 75 c1 26 7e 59', '1fcd4eb9580012e2e0dccc9222017d6da75f4e10d12125017b2499ffed936f2eebc112c393e738392356bdd012029ba7'],
  ['a6 eb 56 1a d2 f4 17 27', '445ad8c805858dbf70b6af23a151104d96c8f27947f42c5baeae67c6acc35b039fcbfc895fa71c17313df034f01551cb'],
])('Rabbit with the IV %s has the key stream of RFC 4503', (iv, stream) => {
  const blocks = stream.match(/.{32}/g) ?? [];
  expect(streamOf(createRabbit(new Uint8Array(16), fromRfc(iv)), 0, 48)).toBe(blocks.map((block) => hex(fromRfc(block))).join(''));
});

const block = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('Triple DES', () => {
  // NIST SP 800-67, revision 2, example of the Triple Data Encryption Algorithm; the blocks of its ECB mode are CBC with the IV zero.
  test.each([
    ['0123456789abcdef23456789abcdef01456789abcdef0123', '5468652071756663', 'a826fd8ce53b855f'],
    ['0123456789abcdef23456789abcdef01456789abcdef0123', '6b2062726f776e20', 'cce21c8112256fe6'],
    ['0123456789abcdef23456789abcdef01456789abcdef0123', '666f78206a756d70', '68d5c05dd9b6b900'],
    // NBS SP 500-20, the first variable plain text, with the same key three times.
    ['010101010101010101010101010101010101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
  ])('with the key %s encrypts %s as %s', (key, plain, cipherText) => {
    const [keyBytes, iv] = [bytes(key), new Uint8Array(8)];
    expect(hex(createTripleDesCbc('encrypt', keyBytes, iv)(bytes(plain)))).toBe(cipherText);
    expect(hex(createTripleDesCbc('decrypt', keyBytes, iv)(bytes(cipherText)))).toBe(plain);
  });

  test('agrees with OpenSSL in CBC mode with PKCS#7 padding', () => {
    fc.assert(
      fc.property(block(24), block(8), fc.uint8Array({ maxLength: 100 }), (key, iv, plain) => {
        const cipher = createCipheriv('des-ede3-cbc', key, iv);
        const expected = Buffer.concat([cipher.update(plain), cipher.final()]);
        const { encrypt, decrypt } = legacyCiphers.tripleDes(key, iv, ignore);
        expect(hex(encrypt(plain))).toBe(hex(expected));
        expect(hex(decrypt(expected))).toBe(hex(plain));
      }),
      { numRuns: runs(50) },
    );
  });

  test.each(['', '00', '0011223344556677'])('throws for the cipher text “%s”', (cipherText) => {
    expect(() => legacyCiphers.tripleDes(new Uint8Array(24), new Uint8Array(8), ignore).decrypt(bytes(cipherText))).toThrow(RangeError);
  });
});
