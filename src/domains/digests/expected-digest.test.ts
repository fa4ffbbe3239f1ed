import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest } from './digest-encoding.ts';
import { isExpectedDigest } from './expected-digest.ts';

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
    'a.tar.gz: FB EF\r\n          FF 0A',
    'fb:ef:ff:0a:',
    'FB-EF-FF-0A', // BitConverter.ToString of .NET
    '0xfbefff0a',
    '0xfb, 0xef, 0xff, 0x0a',
    String.raw`b'\xfb\xef\xff\x0a'`,
    'CRC32 hash of a.exe:\r\nfbefff0a\r\nCertUtil: done', // certutil -hashfile
    'Algorithm : CRC32\r\nHash      : FBEFFF0A', // Get-FileHash | Format-List
    'CRC32           FBEFFF0A       C:\\a.exe', // Get-FileHash
    'a.exe FBEFFF0A', // simple file verification
    '--hash=sha256:fbefff0a \\', // pip
    "sha256sums=('fbefff0a')", // makepkg
    '"integrity": "sha512-++//Cg==",', // npm
    'MD5 (fbefff0a)',
    '“fbefff0a”',
    '`fbefff0a`',
    '11111111 fbefff0a',
    'crc32c=++//Cg==,md5=AAAA', // Google Cloud Storage, x-goog-hash
    'sv=2024&sig=%2B%2b%2F%2fCg%3D%3D&se=1', // Azure, shared access signatures
    '+-/_Cg==',
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
    'sha256-',
    'sha256=',
    '++//Cg=',
    'a++//Cg==',
    'fbefff0ag',
    'xfbefff0a',
    '11111011111011111111111100001010',
    'v1,fbefff0a00',
    'fb ef ff',
  ])('does not find the digest in %j', (pasted) => {
    expect(isExpectedDigest(bytes, pasted)).toBe(false);
  });

  test('finds a digest in a line of any known format', () => {
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

  test('finds no digest of empty input', () => {
    expect(isExpectedDigest(new Uint8Array(), 'abc')).toBe(false);
  });
});
