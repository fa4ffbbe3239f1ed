import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseHex, toHex } from './hex.ts';

describe('toHex', () => {
  // RFC 4648, section 10, BASE16, which uses uppercase letters.
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

describe('parseHex', () => {
  test.each(['666f6F', ' 66 6F\n6f ', '66:6f:6F', '0x666f6f', ' 0X66 6f6f'])('reads %j in either case, ignoring separators', (text) => {
    expect(parseHex(text)).toEqual(ok(new TextEncoder().encode('foo')));
  });

  test.each(['', ' ', '0x', ':'])('reads no bytes from %j', (text) => {
    expect(parseHex(text)).toEqual(ok(new Uint8Array()));
  });

  test.each([
    ['6g', 'g', 1],
    ['66 0x66', 'x', 4],
    ['0x0x66', 'x', 3],
    ['-6', '-', 0],
    ['1.', '.', 1],
    ['66🌍', '🌍', 2],
    ['@G`g', '@', 0], // the neighbors of the letters in ASCII
    ['/', '/', 0],
    ['６６', '６', 0], // full-width
  ])('refuses %j because of %j', (text, character, at) => {
    expect(parseHex(text)).toEqual(fail('notAHexadecimalDigit', { at, values: { character } }));
  });

  test.each([
    ['6', 1],
    ['0x666 f6f6', 7],
  ])('refuses %j, which has %i digits', (text, found) => {
    expect(parseHex(text)).toEqual(fail('oddDigitCount', { values: { found } }));
  });

  test('returns bytes or an error position for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseHex(text);
        expect(parsed.ok ? 0 : (parsed.error.at ?? 0)).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('reads back the output of toHex', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseHex(toHex(bytes))).toEqual(ok(bytes));
      }),
    );
  });
});
