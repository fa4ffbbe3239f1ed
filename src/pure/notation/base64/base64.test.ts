import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { encodeBase64, parseBase64, parseBase64Url, toBase64, toBase64Url } from './base64.ts';

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

  test('matches Node for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });
});

describe('toBase64Url', () => {
  test.each(vectors)('writes %j as %s without padding', (text, base64) => {
    expect(toBase64Url(new TextEncoder().encode(text))).toBe(base64.replaceAll('=', ''));
  });

  // RFC 4648, tables 1 and 2: the two alphabets differ only in the values 62 and 63.
  test('writes the last two characters of the alphabet as - and _', () => {
    const bytes = Uint8Array.of(0xfb, 0xef, 0xff);
    expect([toBase64(bytes), toBase64Url(bytes)]).toEqual(['++//', '--__']);
  });

  test('matches Node for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });
});

describe('encodeBase64', () => {
  test('writes both alphabets with and without padding, as Node does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), fc.boolean(), (bytes, isUrlSafe, isPadded) => {
        const base64url = Buffer.from(bytes).toString('base64url');
        const base64 = Buffer.from(bytes).toString('base64');
        const padding = '='.repeat(base64.length - base64url.length);
        const expected = (isUrlSafe ? base64url : base64.replaceAll('=', '')) + (isPadded ? padding : '');
        expect(encodeBase64(bytes, { isUrlSafe, isPadded })).toBe(expected);
      }),
    );
  });
});

describe('parseBase64Url', () => {
  test.each(vectors)('reads back %j', (text, base64) => {
    expect(parseBase64Url(base64.replaceAll('=', ''))).toEqual(ok(new TextEncoder().encode(text)));
  });

  // RFC 7515, section 2: no padding; RFC 4648, section 5: - and _ instead of + and /.
  test.each([
    ['Zg==', '=', 2],
    ['+_8', '+', 0],
    ['_/8', '/', 1],
    ['Zm 9', ' ', 2],
    ['Zm9\u{1F511}', '\u{1F511}', 3],
    ['\u00e9', '\u00e9', 0],
  ])('rejects %j at the character %j', (text, character, at) => {
    expect(parseBase64Url(text)).toEqual(fail('notBase64', { at, values: { character, position: at + 1 } }));
  });

  test.each(['Z', 'Zm9vY'])('rejects %j, whose last group has a single character', (text) => {
    expect(parseBase64Url(text)).toEqual(fail('incomplete', { at: text.length - 1, values: { count: 1 } }));
  });

  test('reads back the output of toBase64Url', () => {
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

  test.each([
    ['é', 'é', 1],
    [' Zm9v\r\n\tYm*', '*', 11],
    ['Zm9v:Zm9v', ':', 5],
    ['Zm\u{1F511}', '\u{1F511}', 3],
    ['Zm9v=', '=', 5],
    ['Zg= = =', '=', 7],
    ['=', '=', 1],
  ])('rejects %j at the character %j', (text, character, position) => {
    expect(parseBase64(text)).toEqual(fail('notBase64', { at: position - 1, values: { character, position } }));
  });

  test.each([
    ['Zg=a', 3],
    ['Zg==Zg==', 3],
    ['Z\n=g=é', 3],
    ['=Zg', 1],
  ])('rejects %j, where characters follow the padding at position %i', (text, position) => {
    expect(parseBase64(text)).toEqual(fail('paddingNotAtEnd', { at: position - 1, values: { position } }));
  });

  test.each([
    ['Z', 1],
    ['Z===', 1],
    ['Zm9vY', 1],
    ['Zg=', 3],
  ])('rejects %j, whose last group has only %i characters', (text, count) => {
    expect(parseBase64(text)).toEqual(fail('incomplete', { at: text.length - 1, values: { count } }));
  });

  test('starts at the given position', () => {
    expect(parseBase64('é:Zg==', 2)).toEqual(ok(Uint8Array.of(0x66)));
    expect(parseBase64('é:Z!', 2)).toEqual(fail('notBase64', { at: 3, values: { character: '!', position: 4 } }));
  });

  test('returns bytes or an error position for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('Z', 'g', '=', ' ', '-', '/', 'é', '\u3000') }), (text) => {
        const parsed = parseBase64(text);
        expect(parsed.ok ? 0 : (parsed.error.at ?? 0)).toBeLessThan(Math.max(1, text.length));
      }),
    );
  });

  test('reads back the output of toBase64, with and without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseBase64(toBase64(bytes))).toEqual(ok(bytes));
        expect(parseBase64(toBase64(bytes).replaceAll('=', ''))).toEqual(ok(bytes));
      }),
    );
  });
});
