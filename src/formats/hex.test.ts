import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from './hex.ts';

describe('toHex', () => {
  // RFC 4648, section 10, BASE16, which writes the letters as capitals.
  test.each([
    ['', ''],
    ['f', '66'],
    ['fo', '666F'],
    ['foo', '666F6F'],
    ['foob', '666F6F62'],
    ['fooba', '666F6F6261'],
    ['foobar', '666F6F626172'],
  ])('writes %j as %s in lower case', (text, base16) => {
    expect(toHex(new TextEncoder().encode(text))).toBe(base16.toLowerCase());
  });

  test('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      }),
    );
  });
});
