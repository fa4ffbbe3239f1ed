import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8 } from './utf8.ts';

describe('decodeUtf8', () => {
  // RFC 3629, sections 3 and 7.
  test.each([
    ['41e289a2ce912e', 'A\u2262\u0391.'],
    ['efbbbff0a38eb4', '\ufeff\u{233b4}'],
    ['', ''],
  ])('reads %s as %j', (hex, text) => {
    expect(decodeUtf8(Buffer.from(hex, 'hex'))).toBe(text);
  });

  // RFC 3629, section 3 (overlong, surrogate, beyond U+10FFFF) and section 4 (incomplete, stray).
  test.each(['c080', 'eda080', 'f4908080', 'e289', '80', 'ff'])('rejects %s', (hex) => {
    expect(decodeUtf8(Buffer.from(hex, 'hex'))).toBeUndefined();
  });

  test('reads back any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUtf8(Buffer.from(text))).toBe(text);
      }),
    );
  });
});
