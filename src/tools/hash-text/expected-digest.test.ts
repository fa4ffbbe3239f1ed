import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest } from '#subjects/digests/digest-encoding.ts';
import type { Digest } from './digest.ts';
import { matchingFunctions, parseExpectedDigest } from './expected-digest.ts';

const hex = 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592';

describe('parseExpectedDigest', () => {
  test.each([
    [hex],
    [`  ${hex}\t`],
    [`${hex}  fox.txt`], // GNU sha256sum
    [`${hex} *fox.txt`], // GNU sha256sum --binary
    [`${hex}  a = b.txt`],
    [`SHA256 (fox.txt) = ${hex}`], // BSD sha256, GNU sha256sum --tag
    [`SHA256 (a = b (1).txt) = ${hex}`],
    [`SHA2-256(fox.txt)= ${hex}`], // openssl dgst
    [`SHA512/256 (fox.txt) = ${hex}`],
    [`SHA256 = ${hex}`],
    [`sha256:${hex}`], // OCI image specification, digests
    [`SHA3-256: ${hex}`],
    [`SHA256 (fox.txt) = sha256:${hex} `],
    [`\\${hex}  a\\nb.txt`], // GNU sha256sum of a file whose name has a line break
    [`\\SHA256 (a\\nb.txt) = ${hex}`], // GNU sha256sum --tag of the same
    [`sha256=${hex}`], // X-Hub-Signature-256 of GitHub's webhooks
    [hex.replaceAll(/..(?=.)/g, '$&:')],
    [`sha256:${hex.replaceAll(/..(?=.)/g, '$&:')}`],
    [`SHA256 Fingerprint=${hex.replaceAll(/..(?=.)/g, '$&:')}`], // openssl x509 -fingerprint -sha256
    [`${hex.replaceAll(/..(?=.)/g, '$&:')}  fox.txt`],
  ])('finds the digest in %j', (pasted) => {
    expect(parseExpectedDigest(pasted)).toBe(hex);
  });

  test.each(['', '   ', 'sha256:', '\\'])('finds none in %j', (pasted) => {
    expect(parseExpectedDigest(pasted)).toBe('');
  });

  test.each(['jbMfimFhmJyFpiCbxHRJK1QxwwbJMZ3WSMG4aCrVyIA=', '+/==', '-_'])('leaves the Base64 %s whole', (base64) => {
    expect(parseExpectedDigest(base64)).toBe(base64);
  });

  test('does not take the padding of Base64 for the sign before a digest', () => {
    expect(parseExpectedDigest('jbMfimFhmJyFpiCbxHRJK1QxwwbJMZ3WSMG4aCrVyIA=  fox.txt')).toBe(
      'jbMfimFhmJyFpiCbxHRJK1QxwwbJMZ3WSMG4aCrVyIA=',
    );
  });

  test('reads the first of several tagged lines', () => {
    expect(parseExpectedDigest('SHA256 (a) = 01\nSHA256 (b) = 02')).toBe('01');
  });

  test('gives one word or nothing, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        expect(parseExpectedDigest(pasted)).toMatch(/^\S*$/);
      }),
    );
  });
});

describe('matchingFunctions', () => {
  const digests: readonly Digest[] = [
    { hashFunction: 'CRC-32', bytes: Uint8Array.of(0xfb, 0xef, 0xff, 0x0a) },
    { hashFunction: 'CRC-32C', bytes: Uint8Array.of(0xfb, 0xef, 0xff, 0x0a) },
    { hashFunction: 'Adler-32', bytes: Uint8Array.of(0xfb, 0xef, 0xff, 0x0b) },
  ];

  test('names every function with that digest, in order', () => {
    expect(matchingFunctions(digests, 'crc32:FBEFFF0A')).toEqual(['CRC-32', 'CRC-32C']);
  });

  // Subresource Integrity, section 3.1; colons as OpenSSL and ssh-keygen write them; a webhook; a line of GNU coreutils.
  test.each(['sha384-++//Cg==', 'sha512-++//Cg', 'fb:ef:ff:0a', 'MD5:FB:EF:FF:0A', 'crc32=fbefff0a', '\\fbefff0a  a'])(
    'takes %s',
    (pasted) => {
      expect(matchingFunctions(digests, pasted)).toEqual(['CRC-32', 'CRC-32C']);
    },
  );

  test.each(['', 'fbefff', 'fbefff0a00', 'zz', '++//CW==', 'fb:ef:ff', 'f:be:ff:0a', 'fb:ef:ff:0a:', 'sha256-'])(
    'names none for %j',
    (pasted) => {
      expect(matchingFunctions(digests, pasted)).toEqual([]);
    },
  );

  test('finds a digest in whatever line it is written', () => {
    const lines = ['D', ' D ', 'D  a file', '\\D  a\\nfile', 'SHA1 (a file) = D', 'sha-1:D', 'sha1=D', 'sha1-D'];
    const encodings = digestEncodings.filter((encoding) => encoding !== 'binary');
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 4, maxLength: 64 }),
        fc.constantFrom(...lines),
        fc.constantFrom(...encodings),
        (bytes, line, encoding) => {
          const pasted = line.replace('D', () => encodeDigest(bytes, encoding));
          expect(matchingFunctions([{ hashFunction: 'SHA-1', bytes }], pasted)).toEqual(['SHA-1']);
        },
      ),
    );
  });
});
