import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBase64, toBase64Url } from './base64.ts';

// RFC 4648, section 10, BASE64.
const vectors = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
] as const;

describe('toBase64', () => {
  test.each(vectors)('writes %j as %s', (text, base64) => {
    expect(toBase64(new TextEncoder().encode(text))).toBe(base64);
  });

  test('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });
});

describe('toBase64Url', () => {
  test.each(vectors)('writes %j as %s without its padding', (text, base64) => {
    expect(toBase64Url(new TextEncoder().encode(text))).toBe(base64.replaceAll('=', ''));
  });

  // RFC 4648, tables 1 and 2: values 62 and 63 are what sets the two alphabets apart.
  test('writes the last two characters of the alphabet as - and _', () => {
    const bytes = Uint8Array.of(0xfb, 0xef, 0xff);
    expect([toBase64(bytes), toBase64Url(bytes)]).toEqual(['++//', '--__']);
  });

  test('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });
});
