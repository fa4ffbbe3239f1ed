import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalValue } from './decimal-value.ts';

describe('decimalValue', () => {
  test.each([
    ['1', '1.0'],
    ['1', '1e0'],
    ['1', '10E-1'],
    ['0', '-0.00e5'],
    ['-120', '-1.2e+2'],
    ['0.5', '5e-1'],
    ['1e99999999999999999999', '10e99999999999999999998'],
  ])('is equal for %s and %s', (one, other) => {
    expect(decimalValue(one)).toBe(decimalValue(other));
  });

  test.each([
    ['12345678901234567890', '12345678901234567891'],
    ['1', '-1'],
    ['1', '10'],
    ['1e99999999999999999999', '1e99999999999999999998'],
    ['0.1', '0.10000000000000000001'],
  ])('differs for %s and %s', (one, other) => {
    expect(decimalValue(one)).not.toBe(decimalValue(other));
  });

  test('is equal exactly if the fractions are equal', () => {
    const numbers = fc.record({ digits: fc.integer({ min: -200, max: 200 }), exponent: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const areEqual = one.digits * 10 ** (one.exponent + 3) === other.digits * 10 ** (other.exponent + 3);
        const values = [one, other].map(({ digits, exponent }) => decimalValue(`${digits}e${exponent}`));
        expect(values[0] === values[1]).toBe(areEqual);
      }),
    );
  });

  test('handles a million zeros quickly', () => {
    expect(decimalValue(`1${'0'.repeat(1_000_000)}1`)).toHaveLength(1_000_004);
  });
});
