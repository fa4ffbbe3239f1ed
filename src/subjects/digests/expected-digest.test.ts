import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest } from './digest-encoding.ts';
import { isExpectedDigest, parseExpectedDigest } from './expected-digest.ts';

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

const bytes = Uint8Array.of(0xfb, 0xef, 0xff, 0x0a);

describe('isExpectedDigest', () => {
  test.each([
    'fbefff0a',
    ' FBEFFF0A\n',
    '++//Cg==',
    '++//Cg',
    '--__Cg',
    'crc32:FBEFFF0A',
    'sha384-++//Cg==', // Subresource Integrity, section 3.1
    'sha512-++//Cg',
    'fb:ef:ff:0a',
    'MD5:FB:EF:FF:0A', // ssh-keygen -l -E md5
    'crc32=fbefff0a',
    '\\fbefff0a  a', // GNU coreutils
    'SHA2-256(stdin)= fbefff0a', // openssl dgst -hmac
    'HMAC-SHA256(a.txt)= fbefff0a',
    'sha256=fbefff0a', // GitHub, X-Hub-Signature-256
    'X-Hub-Signature-256: sha256=fbefff0a',
    'SHA-256: fbefff0a',
    'v0=fbefff0a', // Slack, X-Slack-Signature
    'v1=--__Cg==',
    't=1700000000,v1=fbefff0a', // Stripe, Stripe-Signature
    't=1700000000,v1=00000000,v1=fbefff0a,v0=11111111', // Stripe, while a secret is rolled
    'Stripe-Signature: t=1700000000, v1=fbefff0a',
    'v1,++//Cg==', // Standard Webhooks, webhook-signature
    'v1,AAAAAA== v1,++//Cg== v1a,AAAA',
    'sha-256=:++//Cg==:', // RFC 9530, Content-Digest
    'Repr-Digest: sha-512=:AAAA:, sha-256=:++//Cg==:',
    '"fbefff0a"', // RFC 9110, ETag
    'W/"fbefff0a"',
    'ETag: "fbefff0a"',
    'FBEF FF0A', // gpg --print-md
    'fb ef ff 0a',
  ])('finds the digest in %j', (pasted) => {
    expect(isExpectedDigest(bytes, pasted)).toBe(true);
  });

  test.each([
    '',
    'fbefff',
    'fbefff0a00',
    'zz',
    '++//CW==',
    '++//cg==',
    'fb:ef:ff',
    'f:be:ff:0a',
    'fb:ef:ff:0a:',
    'sha256-',
    'sha256=',
    'sha256=sha256=fbefff0a',
    'name of it=fbefff0a',
    'sha_256=fbefff0a',
    't=fbefff0a,v1=00000000',
    'v1,fbefff0a00',
    'fb ef ff',
    '"fbefff0a',
  ])('does not find it in %j', (pasted) => {
    expect(isExpectedDigest(bytes, pasted)).toBe(false);
  });

  test('finds a digest in whatever line it is written', () => {
    const lines = [
      'D',
      ' D ',
      'D  a file',
      '\\D  a\\nfile',
      'SHA1 (a file) = D',
      'sha-1:D',
      'sha1=D',
      'sha1-D',
      't: v1=D',
      't=1,v1=D',
      'v1,D',
      '"D"',
    ];
    const encodings = digestEncodings.filter((encoding) => encoding !== 'binary');
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 4, maxLength: 64 }),
        fc.constantFrom(...lines),
        fc.constantFrom(...encodings),
        (digest, line, encoding) => {
          const pasted = line.replace('D', () => encodeDigest(digest, encoding));
          expect(isExpectedDigest(digest, pasted)).toBe(true);
        },
      ),
    );
  });
});
