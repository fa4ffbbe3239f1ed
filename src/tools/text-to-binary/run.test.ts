import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { bytePrefixes, numberBases } from './number-base.ts';
import { decode, encode } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const encodeWith = (text: string, chosen: Options = {}) => encode({ text, ...initialValues(options), ...chosen });
const decodeWith = (bytes: string, chosen: Options = {}) => decode({ bytes, ...initialValues(options), ...chosen });

describe('encode', () => {
  test.each([
    ['it-tools', {}, '01101001 01110100 00101101 01110100 01101111 01101111 01101100 01110011', 'the unit tests of the older it-tools'],
    ['文字', {}, '11100110 10010110 10000111 11100101 10101101 10010111', 'the unit tests of its fork'],
    ['💩', {}, '11110000 10011111 10010010 10101001', 'the unit tests of its fork'],
    ['hello', { base: 'hexadecimal', separator: '-' }, '68-65-6c-6c-6f', 'the unit tests of its fork'],
    ['A€', { base: 'hexadecimal', encoding: 'UTF-16BE' }, '00 41 20 ac', 'Unicode 16, section 3.10'],
    ['A€', { base: 'hexadecimal', encoding: 'UTF-16LE' }, '41 00 ac 20', 'Unicode 16, section 3.10'],
    ['ÿ\0', { base: 'octal', encoding: 'ISO-8859-1' }, '377 000', 'od -An -to1'],
    ['a\tÿ', { base: 'decimal', encoding: 'ISO-8859-1' }, '97 9 255', 'od -An -tu1'],
    [' \n', { base: 'decimal' }, '32 10', 'white space is encoded like everything else'],
    ['hi', { base: 'hexadecimal', prefix: 'escape', separator: '' }, String.raw`\x68\x69`, 'a string of C'],
    ['hi', { base: 'hexadecimal', prefix: '0x', separator: ', ' }, '0x68, 0x69', 'an array of C'],
    ['hi', { base: 'octal', prefix: '0o' }, '0o150 0o151', 'literals of Python'],
    ['hi', { prefix: '0b', separator: String.raw`\n\t` }, '0b01101000\n\t0b01101001', 'literals of Python'],
    ['', {}, null, 'nothing'],
  ] as const)('writes %j with %j as %j (%s)', (text, chosen, written, _source) => {
    expect(encodeWith(text, chosen)).toEqual(ok(written));
  });

  test('refuses a character that is not in the encoding', () => {
    expect(encodeWith('a世', { encoding: 'ISO-8859-1' })).toEqual(
      fail('notInEncoding', { at: 1, values: { character: '世', codePoint: 'U+4E16', encoding: 'ISO-8859-1' } }),
    );
  });

  test('refuses a result too long for browsers before writing it', () => {
    expect(encodeWith('ab', { separator: '-'.repeat(250_000_000) })).toEqual(fail('resultTooLong'));
  });

  test('writes a text longer than one block', () => {
    const text = 'abc'.repeat(50_000);
    expect(encodeWith(text, { base: 'hexadecimal', separator: '' })).toEqual(ok(Buffer.from(text).toString('hex')));
  });
});

describe('decode', () => {
  test.each([
    ['1000001 1000010', {}, 'AB', 'seven bits, as ASCII has'],
    ['01001000 01101001', {}, 'Hi', 'ASCII'],
    ['0100100001101001', {}, 'Hi', 'two bytes in one group'],
    [String.raw`\x68\x65\x6c\x6c\x6f`, { base: 'hexadecimal' }, 'hello', 'the unit tests of the fork'],
    ['68 656C,6c;6F', { base: 'hexadecimal' }, 'hello', 'either case, groups of one byte and of more'],
    ['68:65_6c|6c-6f', { base: 'hexadecimal' }, 'hello', 'as devices print them'],
    [String.raw`0x68 0X69\x21`, { base: 'hexadecimal' }, 'hi!', 'both prefixes'],
    ['0b', { base: 'hexadecimal' }, '\v', 'two digits, not a prefix'],
    ['0b1101000,0B01101001', {}, 'hi', 'literals of Python'],
    ['0o150 151150', { base: 'octal' }, 'hih', 'literals of Python'],
    ['104 0105 33', { base: 'decimal' }, 'hi!', 'a byte is a group'],
    [' \n7\u00a0', { base: 'decimal' }, '\u0007', 'any white space'],
    ['efbbbf61', { base: 'hexadecimal' }, '\ufeffa', 'a byte order mark is kept'],
    ['4100ac20', { base: 'hexadecimal', encoding: 'UTF-16LE' }, 'A€', 'Unicode 16, section 3.10'],
    ['', {}, null, 'nothing'],
    [' -,', {}, '', 'nothing but what separates'],
  ] as const)('reads %j with %j as %j (%s)', (bytes, chosen, text, _source) => {
    expect(decodeWith(bytes, chosen)).toEqual(ok(text));
  });

  test.each([
    ['012', {}, 'notABinaryDigit', 2, { character: '2', position: 3 }],
    ['1 0💩', {}, 'notABinaryDigit', 3, { character: '💩', position: 4 }],
    ['0b', {}, 'notABinaryDigit', 1, { character: 'b', position: 2 }],
    ['0x1', {}, 'notABinaryDigit', 1, { character: 'x', position: 2 }],
    ['18', { base: 'octal' }, 'notAnOctalDigit', 1, { character: '8', position: 2 }],
    ['1a', { base: 'decimal' }, 'notADecimalDigit', 1, { character: 'a', position: 2 }],
    ['0b1', { base: 'decimal' }, 'notADecimalDigit', 1, { character: 'b', position: 2 }],
    ['680x65', { base: 'hexadecimal' }, 'notAHexadecimalDigit', 3, { character: 'x', position: 4 }],
    ['68 h', { base: 'hexadecimal' }, 'notAHexadecimalDigit', 3, { character: 'h', position: 4 }],
    ['1 -129', { base: 'decimal' }, 'notAByte', 3, { digits: '129' }],
    ['00000000: 686', { base: 'hexadecimal' }, 'notWholeBytes', 10, { group: '686', digits: 3, digitsPerByte: 2 }],
    [String.raw`68\x`, { base: 'hexadecimal' }, 'notAHexadecimalDigit', 2, { character: '\\', position: 3 }],
    ['６', { base: 'hexadecimal' }, 'notAHexadecimalDigit', 0, { character: '６', position: 1 }],
    ['010000011', {}, 'notWholeBytes', 0, { group: '010000011', digits: 9, digitsPerByte: 8 }],
    ['1 0x123', { base: 'hexadecimal' }, 'notWholeBytes', 4, { group: '123', digits: 3, digitsPerByte: 2 }],
    ['1501', { base: 'octal' }, 'notWholeBytes', 0, { group: '1501', digits: 4, digitsPerByte: 3 }],
    ['1'.repeat(81), {}, 'notWholeBytes', 0, { group: `${'1'.repeat(60)}…`, digits: 81, digitsPerByte: 8 }],
    ['255 256', { base: 'decimal' }, 'notAByte', 4, { digits: '256' }],
    ['377 777', { base: 'octal' }, 'notAByte', 4, { digits: '777' }],
    ['150400', { base: 'octal' }, 'notAByte', 3, { digits: '400' }],
  ] as const)('refuses %j with %j: %s', (bytes, chosen, code, at, values) => {
    expect(decodeWith(bytes, chosen)).toEqual(fail(code, { at, values }));
  });

  test('refuses bytes that are not text', () => {
    expect(decodeWith('11111111')).toEqual(fail('notValidText', { values: { encoding: 'UTF-8' } }));
    expect(decodeWith('41', { base: 'hexadecimal', encoding: 'UTF-16LE' })).toEqual(
      fail('notValidText', { values: { encoding: 'UTF-16LE' } }),
    );
  });

  const prefixesOf = { binary: '0b', octal: '0o', decimal: 'none', hexadecimal: '0x' } as const;

  test('reads back every text with any separator', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom(...numberBases),
        fc.constantFrom('UTF-8', 'UTF-16LE', 'UTF-16BE'),
        fc.constantFrom(' ', ', ', String.raw`\n`, '::', '-', '_|'),
        fc.boolean(),
        (text, base, encoding, separator, hasPrefix) => {
          const chosen = { base, encoding, separator, prefix: hasPrefix ? prefixesOf[base] : 'none' } as const;
          const written = encodeWith(text, chosen);
          expect(written.ok && decodeWith(written.value ?? '', chosen)).toEqual(ok(text));
        },
      ),
    );
  });

  test('reads back bytes without a separator if all have the same number of digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('binary', 'octal', 'hexadecimal'), (text, base) => {
        const written = encodeWith(text, { base, separator: '' });
        expect(written.ok && decodeWith(written.value ?? '', { base })).toEqual(ok(text));
      }),
    );
  });

  test('writes the digits after every prefix', () => {
    for (const prefix of bytePrefixes) expect(encodeWith('A', { base: 'hexadecimal', prefix })).toEqual(ok(expect.stringMatching(/41$/)));
  });
});
