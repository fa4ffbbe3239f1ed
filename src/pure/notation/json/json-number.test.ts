import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonNumber } from './json-number.ts';
import { readNumber } from './read-number.ts';

describe('jsonNumber', () => {
  // JSON5 1.0.0, section 6, "Numbers": the forms that JSON lacks.
  test.each([
    ['0xff', '255'],
    ['-0XdecaF', '-912559'],
    ['0xffffffffffffffffffff', '1208925819614629174706175'],
    ['+1.50', '1.50'],
    ['.5', '0.5'],
    ['-.5e-3', '-0.5e-3'],
    ['5.', '5.0'],
    ['-5.', '-5.0'],
    ['+5.e3', '5.0e3'],
    ['-0x0', '-0'],
    ['-0', '-0'],
    ['1E400', '1E400'],
    ['Infinity', undefined],
    ['-Infinity', undefined],
    ['+NaN', undefined],
  ])('writes %s as %s', (source, written) => {
    expect(jsonNumber(source)).toBe(written);
  });

  test('agrees with the tree converters on every JSON5 number', () => {
    const digits = fc.stringMatching(/^(?:0|[1-9]\d{0,20})$/);
    const decimal = fc
      .tuple(fc.constantFrom('', '+', '-'), digits, fc.stringMatching(/^(?:\.\d{0,5})?$/), fc.stringMatching(/^(?:[eE][+-]?\d{1,2})?$/))
      .map((parts) => parts.join(''));
    const hexadecimal = fc.stringMatching(/^[+-]?0[xX][\da-fA-F]{1,20}$/);
    const bare = fc.stringMatching(/^[+-]?\.\d{1,9}$/);
    fc.assert(
      fc.property(fc.oneof(decimal, hexadecimal, bare), (source) => {
        const number = readNumber(source);
        const written = jsonNumber(source);
        expect(number.kind === 'integer' ? String(number.value) : number.digits).toBe(written === '-0' ? '0' : written);
        expect(Number(written)).toBe(/[xX]/.test(source) ? Number(number.value) * (written === '-0' ? -1 : 1) : Number(source));
      }),
    );
  });

  test('leaves every JSON number unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(jsonNumber(JSON.stringify(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});
