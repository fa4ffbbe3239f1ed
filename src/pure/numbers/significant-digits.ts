import { type ExactDecimal, formatExactDecimal } from './exact-decimal.ts';
import { type Fraction, roundFraction } from './fraction.ts';

/** The exponent of the first significant digit of a positive number. */
function orderOf({ numerator, denominator }: Fraction): number {
  const guess = String(numerator).length - String(denominator).length;
  const power = 10n ** BigInt(Math.abs(guess));
  const isAtLeast = guess >= 0 ? numerator >= denominator * power : numerator * power >= denominator;
  return isAtLeast ? guess : guess - 1;
}

/** A formatted number. */
export interface RoundedNumber {
  readonly text: string;
  /** The number has more digits than the text. */
  readonly isRounded: boolean;
}

/**
 * Formats a number in plain notation without trailing zeros. Integers are exact; others are rounded to significant digits, half away from
 * zero.
 */
export function roundSignificant(value: Fraction, digits: number): RoundedNumber {
  const { numerator, denominator } = value;
  if (numerator % denominator === 0n) return { text: String(numerator / denominator), isRounded: false };
  const magnitude = numerator < 0n ? { numerator: -numerator, denominator } : value;
  const places = digits - 1 - orderOf(magnitude);
  const rounded = places >= 0 ? roundFraction(value, places) : roundedWhole(value, -places);
  return { text: formatExactDecimal(rounded), isRounded: rounded.digits * denominator !== numerator * 10n ** BigInt(rounded.scale) };
}

/** The text of `roundSignificant`. */
export const formatSignificant = (value: Fraction, digits: number): string => roundSignificant(value, digits).text;

/** Rounds to tens, hundreds, and so on. */
function roundedWhole({ numerator, denominator }: Fraction, zeros: number): ExactDecimal {
  const power = 10n ** BigInt(zeros);
  const { digits } = roundFraction({ numerator, denominator: denominator * power }, 0);
  return { digits: digits * power, scale: 0 };
}
