import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecimal } from './read-decimal.ts';

describe('readDecimal', () => {
  test.each([
    ['0', '0'],
    ['15', '15'],
    ['+15', '15'],
    ['-0.50', '-0.50'],
    ['−7', '-7'], // the minus sign, U+2212
    [' 19,5 ', '19.5'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['.5', '0.5'],
    ['-,5', '-0.5'],
    ['5.', '5'],
    ['1.5E+3', '1.5e+3'],
    ['007', '007'],
  ])('reads %j as %s', (typed, decimal) => {
    expect(readDecimal(typed)).toBe(decimal);
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '1.2.3',
    '1,2,3',
    '1 000',
    '1,000',
    '-12,345',
    '0x10',
    '1e',
    '1e1.5',
    '--1',
    'NaN',
    'Infinity',
    '١',
  ])('takes %j for no number', (typed) => {
    expect(readDecimal(typed)).toBeUndefined();
  });

  test('leaves the value of what the platform writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(Number(readDecimal(String(number)))).toBe(Object.is(number, -0) ? 0 : number);
      }),
    );
  });

  test('gives of any text a number or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number(readDecimal(text) ?? '0')).not.toBeNaN();
      }),
    );
  });
});
