import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonDigits } from './json-digits.ts';

describe('jsonDigits', () => {
  // The rule of the specification. `.5`, `5.`, and `+1` are from JSON5 1.0.0, section 6, `1_000.5` from YAML
  // 1.1 and TOML.
  test.each([
    ['1.0', '1.0'],
    ['1.10', '1.10'],
    ['1e3', '1e3'],
    ['1E400', '1E400'],
    ['+1.5', '1.5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5.0'],
    ['5.e3', '5.0e3'],
    ['1_000.50', '1000.50'],
    ['01.5', '1.5'],
    ['00', '0'],
    ['-0.0', '-0.0'],
  ])('writes %s as %s', (source, digits) => {
    expect(jsonDigits(source)).toBe(digits);
  });

  test.each(['', '.', '-', '_', '._', 'e5', '1:30', '0x1F', '1e', '.inf', 'NaN', '1.2.3'])('returns undefined for %j', (source) => {
    expect(jsonDigits(source)).toBeUndefined();
  });

  test('preserves the digits of JSON numbers, and returns only valid JSON', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(jsonDigits(JSON.stringify(value))).toBe(JSON.stringify(value));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[+-]?[\d_]{0,4}\.?[\d_]{0,4}(?:[eE][+-]?\d{1,2})?$/), (source) => {
        const digits = jsonDigits(source);
        fc.pre(digits !== undefined);
        expect(JSON.parse(digits)).toBe(Number(source.replaceAll('_', '')));
      }),
    );
  });
});
