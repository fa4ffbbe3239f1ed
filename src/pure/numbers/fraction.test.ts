import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, formatFraction, fraction, minus, over, plus, times } from './fraction.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

const isSame = (one: Fraction, other: Fraction): boolean => one.numerator * other.denominator === other.numerator * one.denominator;

describe('fractions', () => {
  test('have a positive denominator', () => {
    expect(fraction(2n, -3n)).toEqual({ numerator: -2n, denominator: 3n });
  });

  test('subtraction reverses addition, and division reverses multiplication', () => {
    fc.assert(
      fc.property(fractions, fractions, (one, other) => {
        expect(isSame(minus(plus(one, other), other), one)).toBe(true);
        fc.pre(other.numerator !== 0n);
        expect(isSame(over(times(one, other), other), one)).toBe(true);
      }),
    );
  });
});

describe('formatFraction', () => {
  test.each([
    [1n, 3n, 4, '0.3333'],
    [2n, 3n, 4, '0.6667'],
    [1n, 2n, 0, '1'],
    [-1n, 2n, 0, '-1'],
    [1n, 8n, 2, '0.13'],
    [-1n, 8n, 2, '-0.13'],
    [-1n, 3n, 0, '0'],
    [10_005n, 10_000n, 3, '1.001'],
    [5n, 1n, 3, '5'],
  ])('writes %d/%d with %d decimals as %s', (numerator, denominator, places, text) => {
    expect(formatFraction(fraction(numerator, denominator), places)).toBe(text);
  });

  test('has an error of at most half of the last decimal', () => {
    fc.assert(
      fc.property(fractions, fc.nat(12), (value, places) => {
        const [whole = '', part = ''] = formatFraction(value, places).split('.');
        const written = fraction(BigInt(whole + part), 10n ** BigInt(part.length));
        const { numerator, denominator } = minus(written, value);
        const error = numerator < 0n ? -numerator : numerator;
        expect(2n * error * 10n ** BigInt(places) <= denominator).toBe(true);
      }),
    );
  });
});
