import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { graphemesOf } from '#pure/text/graphemes.ts';
import { declaration } from './declare.ts';
import { obfuscate } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const obfuscated = (text: string, chosen: Options = {}) => obfuscate({ text, ...initialValues(options), ...chosen });

describe('obfuscate', () => {
  test.each([
    // From the tests of the original it-tools.
    ['1234567890', { keepLast: 0 }, '1234******'],
    ['1234567890', { keepLast: 0, keepFirst: 5 }, '12345*****'],
    ['1234567890', { keepFirst: 0, keepLast: 5 }, '*****67890'],
    ['1234567890', { keepLast: 0, replacement: 'x' }, '1234xxxxxx'],
    ['1234567890', { keepFirst: 2, keepLast: 2, replacement: 'x' }, '12xxxxxx90'],
    ['12345 67890', { keepLast: 0 }, '1234* *****'],
    ['12345 67890', { keepLast: 0, keepSpaces: false }, '1234*******'],
    // From the tool's specification.
    ['GB82-WEST-1234', { keepPunctuation: true }, 'GB82-****-1234'],
    ['👨‍👩‍👧‍👦abé', { keepFirst: 1, keepLast: 1 }, '👨‍👩‍👧‍👦**é'],
    ['abcdef', { keepFirst: 1, keepLast: 1, replacement: '' }, 'af'],
    ['abcdef', { keepFirst: 0, keepLast: 0, replacement: '[x]' }, '[x][x][x][x][x][x]'],
    ['ab\ncd\r\nef', { keepFirst: 1, keepLast: 1 }, 'a*\n**\r\n*f'],
    ['abcd\r\nefgh', { keepFirst: 1, keepLast: 1, applyTo: 'line' }, 'a**d\r\ne**h'],
    ['abcd  efgh\n\nijk', { keepFirst: 1, keepLast: 1, applyTo: 'word' }, 'a**d  e**h\n\ni*k'],
    ['a b\tc', { keepFirst: 0, keepLast: 0, keepSpaces: false, applyTo: 'word' }, '* *\t*'],
    ['a.b c$d', { keepFirst: 0, keepLast: 0, keepPunctuation: true }, '*.* *$*'],
    ['ab cd-e\nfgh', { keepFirst: 1, keepLast: 1, keepPunctuation: true, maskLength: 3 }, 'a***h'],
    ['abcdef\nabcdefghi', { keepFirst: 1, keepLast: 1, applyTo: 'line', maskLength: 2, replacement: '<>' }, 'a<><>f\na<><>i'],
    ['a\n\nbc', { keepFirst: 1, keepLast: 0, maskLength: 2 }, 'a\n\n**'],
    ['abcdef', { keepFirst: 1, keepLast: 1, maskLength: 5, replacement: '' }, 'af'],
  ] as const)('converts %j with %j to %j', (text, chosen, expected) => {
    expect(obfuscated(text, chosen)).toEqual(ok({ obfuscated: expected, notices: [] }));
  });

  test.each([
    ['12345678', {}, 1],
    ['1234', { keepFirst: 3, keepLast: 3 }, 1],
    ['abc\nabcdef\nab', { keepFirst: 2, keepLast: 1, applyTo: 'line' }, 2],
    ['a b c d', { keepFirst: 1, keepLast: 0, applyTo: 'word' }, 4],
    ['ab --- cd', { keepFirst: 2, keepLast: 2, keepPunctuation: true }, 1],
    ['ab', { maskLength: 3 }, 1],
    ['\n\r\n', {}, 0],
    ['   ', { applyTo: 'word' }, 0],
  ] as const)('for %j with %j reports %i fully readable units', (text, chosen, readable) => {
    const notices = readable === 0 ? [] : [{ code: 'readable', values: { count: readable } }];
    expect(obfuscated(text, chosen)).toMatchObject(ok({ notices }));
  });

  test('returns nothing for empty input', () => {
    expect(obfuscated('')).toEqual(ok(null));
  });

  test('refuses a replacement of more than ten characters, and a result too long for browsers', () => {
    expect(obfuscated('a', { replacement: '👨‍👩‍👧‍👦'.repeat(10) })).toMatchObject({ ok: true });
    expect(obfuscated('a', { replacement: 'x'.repeat(11) })).toEqual(
      fail('replacementTooLong', { field: 'replacement', values: { max: 10 } }),
    );
    expect(obfuscated('a'.repeat(1_000_000), { replacement: `a${'\u0301'.repeat(600)}` })).toEqual(fail('resultTooLong'));
  });

  test('keeps the ends of every line and replaces each other character', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(line), fc.nat({ max: 5 }), fc.nat({ max: 5 }), (lines, keepFirst, keepLast) => {
        const result = obfuscated(lines.join('\n'), { keepFirst, keepLast, keepSpaces: false, applyTo: 'line', replacement: '\u2588' });
        const expected = lines.map((text) => {
          const characters = graphemesOf(text);
          const hidden = Math.max(characters.length - keepFirst - keepLast, 0);
          return characters.map((character, index) => (index >= keepFirst && index < keepFirst + hidden ? '\u2588' : character)).join('');
        });
        expect(result.ok && (result.value?.obfuscated ?? '')).toBe(expected.join('\n'));
      }),
    );
  });

  test('has a fixed length for any text with a fixed mask length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 100 }), (middle, maskLength) => {
        const result = obfuscated(`abc${middle}!xyz`, { keepFirst: 1, keepLast: 1, maskLength });
        expect(result.ok && result.value?.obfuscated).toBe(`a${'*'.repeat(maskLength)}z`);
      }),
    );
  });
});
