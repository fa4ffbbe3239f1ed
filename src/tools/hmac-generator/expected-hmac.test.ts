import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestEncodings, encodeDigest } from '#subjects/digests/digest-encoding.ts';
import { isExpectedHmac } from './expected-hmac.ts';

const bytes = Uint8Array.of(0xfb, 0xef, 0xff, 0x0a);

describe('isExpectedHmac', () => {
  test.each([
    'fbefff0a',
    'FBEFFF0A',
    ' fbefff0a\n',
    'sha256=fbefff0a', // GitHub, X-Hub-Signature-256
    'sha256:fbefff0a',
    'SHA-256: fbefff0a',
    'X-Hub-Signature-256: sha256=fbefff0a',
    'v0=fbefff0a', // Slack, X-Slack-Signature
    '++//Cg==',
    '++//Cg',
    '--__Cg',
    'v1=--__Cg==',
  ])('finds the code in %j', (pasted) => {
    expect(isExpectedHmac(bytes, pasted)).toBe(true);
  });

  test.each(['', 'fbefff', 'fbefff0a00', 'sha256=', 'sha256=sha256=fbefff0a', 'name of it=fbefff0a', 'sha_256=fbefff0a', '++//cg=='])(
    'does not find it in %j',
    (pasted) => {
      expect(isExpectedHmac(bytes, pasted)).toBe(false);
    },
  );

  test('finds every code in whatever form it is written', () => {
    const encodings = digestEncodings.filter((encoding) => encoding !== 'binary');
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 64 }),
        fc.constantFrom('', 'sha256=', 'hmac-sha-512:', ' t: v1='),
        fc.constantFrom(...encodings),
        (code, prefix, encoding) => {
          expect(isExpectedHmac(code, prefix + encodeDigest(code, encoding))).toBe(true);
        },
      ),
    );
  });
});
