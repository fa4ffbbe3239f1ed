import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { decodeText, encodeText, textEncodings } from './text-encoding.ts';

const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

const latin1Texts = fc.string({ unit: fc.nat({ max: 255 }).map((unit) => String.fromCharCode(unit)) });

describe('encodeText', () => {
  test.each([
    ['UTF-8', '$£Иह€한\u{10348}', '24c2a3d098e0a4b9e282aced959cf0908d88', 'the table of examples of the article UTF-8'],
    ['UTF-16BE', '\u0004D\u4E8C\u{10302}', '000400444e8cd800df02', 'Unicode 16, table 3-4'],
    ['UTF-16LE', '\u0004D\u4E8C\u{10302}', '040044008c4e00d802df', 'Unicode 16, table 3-4'],
    ['ISO-8859-1', 'aé\u0080ÿ\0', '61e980ff00', 'ISO/IEC 8859-1'],
    ['UTF-16LE', '\ud800', '00d8', 'exact to the code unit'],
  ] as const)('in %s writes %j as %s (%s)', (encoding, text, hex, _source) => {
    expect(encodeText(text, encoding)).toEqual(ok(bytesOf(hex)));
  });

  test.each([
    ['ISO-8859-1', 'a世', 1, '世', 'U+4E16'],
    ['ISO-8859-1', 'ÿĀ', 1, 'Ā', 'U+0100'],
    ['ISO-8859-1', '€', 0, '€', 'U+20AC'],
    ['ISO-8859-1', 'é💯', 1, '💯', 'U+1F4AF'],
    ['UTF-8', '💯\udc00', 2, '\udc00', 'U+DC00'],
  ] as const)('in %s cannot encode %j', (encoding, text, at, character, codePoint) => {
    expect(encodeText(text, encoding)).toEqual(fail('notInEncoding', { at, values: { character, codePoint, encoding } }));
  });

  test.each([
    ['UTF-8', 'utf8', fc.string({ unit: 'binary' })],
    ['UTF-16LE', 'utf16le', fc.string({ unit: 'binary' })],
    ['ISO-8859-1', 'latin1', latin1Texts],
  ] as const)('matches Node for %s', (encoding, nodeName, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(encodeText(text, encoding)).toEqual(ok(new Uint8Array(Buffer.from(text, nodeName))));
      }),
    );
  });

  test('writes UTF-16BE as UTF-16LE with swapped bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeText(text, 'UTF-16BE')).toEqual(ok(new Uint8Array(Buffer.from(text, 'utf16le').swap16())));
      }),
    );
  });
});

describe('decodeText', () => {
  test.each([
    ['UTF-8', 'efbbbf61', '\ufeffa'],
    ['UTF-16LE', 'fffe6100', '\ufeffa'],
    ['UTF-16BE', 'feff0061', '\ufeffa'],
    ['ISO-8859-1', '80ff93', '\u0080ÿ\u0093'], // Windows-1252 has € and “ at these bytes
  ] as const)('reads in %s %s and keeps a byte order mark', (encoding, hex, text) => {
    expect(decodeText(bytesOf(hex), encoding)).toEqual(ok(text));
  });

  test.each([
    ['UTF-8', 'ff'],
    ['UTF-8', 'eda080'],
    ['UTF-16LE', '61'],
    ['UTF-16LE', '00d86100'],
    ['UTF-16BE', 'dc00'],
  ] as const)('in %s rejects %s', (encoding, hex) => {
    expect(decodeText(bytesOf(hex), encoding)).toEqual(fail('notValidText', { values: { encoding } }));
  });

  test('reads back the encoded text', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), latin1Texts);
    fc.assert(
      fc.property(texts, fc.constantFrom(...textEncodings), (text, encoding) => {
        const encoded = encodeText(text, encoding);
        fc.pre(encoded.ok);
        expect(decodeText(encoded.ok ? encoded.value : bytesOf(''), encoding)).toEqual(ok(text));
      }),
    );
  });

  test('reads ISO-8859-1 longer than one block', () => {
    const text = 'é'.repeat(20_000);
    expect(decodeText(new Uint8Array(20_000).fill(0xe9), 'ISO-8859-1')).toEqual(ok(text));
  });
});
