import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseHex, toHex } from './hex.ts';

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

describe('parseHex', () => {
  test.each(['666f6F', ' 66 6F\n6f '])('reads %j in either case, with white space', (text) => {
    expect(parseHex(text)).toEqual(ok(new TextEncoder().encode('foo')));
  });

  test.each(['6', '6g', '0x66', '66:6f', '-6', '+6', '1.'])('rejects %j', (text) => {
    expect(parseHex(text)).toEqual(fail('notHex'));
  });

  test('reads back whatever toHex writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseHex(toHex(bytes))).toEqual(ok(bytes));
      }),
    );
  });
});
