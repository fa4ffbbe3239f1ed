import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseBase64, parseBase64Url, toBase64, toBase64Url } from './base64.ts';

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

describe('parseBase64Url', () => {
  test.each(vectors)('reads back %j', (text, base64) => {
    expect(parseBase64Url(base64.replaceAll('=', ''))).toEqual(ok(new TextEncoder().encode(text)));
  });

  // RFC 7515, section 2: no padding; RFC 4648, section 5: - and _ for + and /.
  test.each([
    ['Zg==', '=', 2],
    ['+_8', '+', 0],
    ['_/8', '/', 1],
    ['Zm 9', ' ', 2],
    ['Zm9\u{1F511}', '\u{1F511}', 3],
    ['\u00e9', '\u00e9', 0],
  ])('rejects %j at the character %j', (text, character, at) => {
    expect(parseBase64Url(text)).toEqual(fail('notBase64', { at, values: { character } }));
  });

  test.each(['Z', 'Zm9vY'])('rejects %j, whose last character stands alone', (text) => {
    expect(parseBase64Url(text)).toEqual(fail('incomplete', { at: text.length - 1 }));
  });

  test('reads back whatever toBase64Url writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseBase64Url(toBase64Url(bytes))).toEqual(ok(bytes));
      }),
    );
  });
});

describe('parseBase64', () => {
  test.each(['--__', '++//', ' ++\n__ '])('reads %j in either alphabet, with white space', (text) => {
    expect(parseBase64(text)).toEqual(ok(Uint8Array.of(0xfb, 0xef, 0xff)));
  });

  test.each(['Zg=', 'Z===', '====', '=', 'Zg=a'])('rejects %j, whose padding is wrong', (text) => {
    expect(parseBase64(text).ok).toBe(false);
  });

  test('reads back whatever toBase64 writes, with its padding and without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseBase64(toBase64(bytes))).toEqual(ok(bytes));
        expect(parseBase64(toBase64(bytes).replaceAll('=', ''))).toEqual(ok(bytes));
      }),
    );
  });
});
