import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonNumber } from './json-number.ts';

describe('jsonNumber', () => {
  // JSON5 1.0.0, section 6, "Numbers": the forms that JSON does not have.
  test.each([
    ['0xff', '255'],
    ['-0XdecaF', '-912559'],
    ['0xffffffffffffffffffff', '1208925819614629174706175'],
    ['+1.50', '1.50'],
    ['.5', '0.5'],
    ['-.5e-3', '-0.5e-3'],
    ['5.', '5'],
    ['+5.e3', '5e3'],
    ['-0', '-0'],
    ['1E400', '1E400'],
    ['Infinity', undefined],
    ['-Infinity', undefined],
    ['+NaN', undefined],
  ])('writes %s as %s', (source, written) => {
    expect(jsonNumber(source)).toBe(written);
  });

  test('leaves every number of JSON as it is', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(jsonNumber(JSON.stringify(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});
