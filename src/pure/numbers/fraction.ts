import { type ExactDecimal, formatExactDecimal } from './exact-decimal.ts';

/** An exact rational number. The denominator is positive; the two may have common factors. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The denominator must not be 0. */
export const fraction = (numerator: bigint, denominator = 1n): Fraction =>
  denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };

export const fractionOf = ({ digits, scale }: ExactDecimal): Fraction => fraction(digits, 10n ** BigInt(scale));

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator);

export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, fraction(-other.numerator, other.denominator));

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

/** The divisor must not be 0. */
export const over = (dividend: Fraction, divisor: Fraction): Fraction =>
  fraction(dividend.numerator * divisor.denominator, dividend.denominator * divisor.numerator);

/** Rounds to a number of decimal places, half away from zero. */
export function roundFraction({ numerator, denominator }: Fraction, places: number): ExactDecimal {
  const magnitude = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places);
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return { digits: numerator < 0n ? -rounded : rounded, scale: places };
}

/** Plain notation, rounded to a number of decimal places, half away from zero, without trailing zeros. */
export const formatFraction = (value: Fraction, places: number): string => formatExactDecimal(roundFraction(value, places));
