import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentDecode } from './percent-decode.ts';

const escaped = (text: string) => [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('percentDecode', () => {
  // RFC 3986, section 2.5, and RFC 3629, section 7.
  test.each([
    ['%C3%80', 'À'],
    ['%e3%82%a2', 'ア'],
    ['a%20b+c', 'a b+c'],
    ['%2525', '%25'],
    ['%EF%BB%BF', '\ufeff'],
    ['', ''],
  ])('reads %j as %j', (text, decoded) => {
    expect(percentDecode(text)).toBe(decoded);
  });

  test.each(['%', '%2', 'a%zz', '%FF', '%C3', '%ED%A0%80', '%C0%80'])('rejects %j', (text) => {
    expect(percentDecode(text)).toBeUndefined();
  });

  test('decodes any percent-encoded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(percentDecode(escaped(text))).toBe(text);
      }),
    );
  });
});
