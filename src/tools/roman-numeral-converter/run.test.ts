import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { convertRoman } from './run.ts';

const convert = (text: string) => {
  const result = convertRoman({ text });
  return result.ok ? result.value : undefined;
};

describe('convertRoman', () => {
  // The first four are from CorentinTh/it-tools, roman-numeral-converter.service.test.ts. 1776 and 1954 are from Wikipedia, “Roman
  // numerals”, Standard form.
  test.each([
    ['1', 'I'],
    ['58', 'LVIII'],
    ['999', 'CMXCIX'],
    ['1994', 'MCMXCIV'],
    ['1776', 'MDCCLXXVI'],
    ['1954', 'MCMLIV'],
    ['3999', 'MMMCMXCIX'],
    ['+1_994', 'MCMXCIV'],
    [' 1,994 ', 'MCMXCIV'],
    ['0012', 'XII'],
    // Wikipedia, “Roman numerals”, Vinculum
    ['4000', 'I̅V̅'],
    ['4627', 'I̅V̅DCXXVII'],
    ['25459', 'X̅X̅V̅CDLIX'],
    ['3999999', 'M̅M̅M̅C̅M̅X̅C̅I̅X̅CMXCIX'],
  ])('writes %s as %s', (text, numeral) => {
    expect(convert(text)?.numeral).toBe(numeral);
  });

  // Unicode 17, code chart “Number Forms”
  test.each([
    ['12', 'Ⅻ'],
    ['13', 'ⅩⅠⅠⅠ'],
    ['1994', 'ⅯⅭⅯⅩⅭⅠⅤ'],
    ['4000', undefined],
  ])('writes %s with the Unicode numeral %s', (text, unicode) => {
    expect(convert(text)?.unicode).toBe(unicode);
  });

  test('writes thousands above 3999 in parentheses, and every digit as a term', () => {
    expect(convert('4321')).toMatchObject({ withParentheses: '(IV)CCCXXI', breakdown: '4000 (I̅V̅) + 300 (CCC) + 20 (XX) + 1 (I)' });
    expect(convert('1994')).toMatchObject({ withParentheses: 'MCMXCIV', breakdown: '1000 (M) + 900 (CM) + 90 (XC) + 4 (IV)' });
    expect(convert('2003005')?.breakdown).toBe('2000000 (M̅M̅) + 3000 (I̅I̅I̅) + 5 (V)');
  });

  test.each([
    ['mcmxciv', 1994],
    ['ⅷ', 8],
    ['ⅯⅭⅯⅩⅭⅣ', 1994],
    ['(IV)CCCXXI', 4321],
    ['(i)', 1000],
    ['i̅v̅cccxxi', 4321],
    ['I\u0304V\u0304', 4000],
    ['\u012aV\u0304', 4000],
  ])('reads %s as %i', (text, number) => {
    expect(convert(text)?.number).toBe(String(number));
  });

  test.each(['', ' \n'])('returns nothing for %j', (text) => {
    expect(convertRoman({ text })).toEqual(ok(null));
  });

  test.each([
    ['IIII', 4, 'IV'],
    ['viiii', 9, 'IX'],
    ['LXXXX', 90, 'XC'],
    ['MMMM', 4000, 'I̅V̅'],
    ['(IIII)', 4000, 'I̅V̅'],
    ['(IV)VV', 4010, 'I̅V̅X'],
  ])('refuses %s, which equals %i, and suggests %s', (text, number, numeral) => {
    expect(convertRoman({ text })).toEqual(fail('notStandard', { values: { text, number, numeral } }));
  });

  test.each(['IVX', 'IC', 'VX', 'IIV', 'IXI', 'ABC', '(IV)M', '()X', '(X', 'XI̅', 'K', 'I V', '()', '½', 'Í'])(
    'refuses %s, which is not a numeral',
    (text) => {
      expect(convertRoman({ text })).toEqual(fail('notARomanNumeral', { values: { text } }));
    },
  );

  test.each([
    ['0', 'outOfRange'],
    ['-5', 'outOfRange'],
    ['−5', 'outOfRange'],
    ['4000000', 'outOfRange'],
    ['9'.repeat(400), 'outOfRange'],
    ['1.5', 'notWhole'],
    ['-', 'notWhole'],
    ['12abc', 'notWhole'],
    ['1e3', 'notWhole'],
  ] as const)('refuses the number %s: %s', (text, code) => {
    expect(convertRoman({ text })).toEqual(fail(code));
  });

  test('reads back every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_999_999 }), (number) => {
        const roman = convert(String(number));
        const notations = [roman?.numeral, roman?.withParentheses, roman?.unicode].filter((notation) => notation !== undefined);
        for (const notation of notations) expect(convert(notation)?.number).toBe(String(number));
      }),
    );
  });

  test('accepts only one text of letters for each number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'IVXLCDM'), minLength: 1, maxLength: 8 }), (text) => {
        expect([undefined, text]).toContain(convert(text)?.withParentheses);
      }),
      { numRuns: runs(2000) },
    );
  });
});
