import { type ExactDecimal, formatExactDecimal } from './exact-decimal.ts';
import { type Fraction, roundFraction } from './fraction.ts';

/** The power of ten of the first digit of a positive number. */
function orderOf({ numerator, denominator }: Fraction): number {
  const guess = String(numerator).length - String(denominator).length;
  const power = 10n ** BigInt(Math.abs(guess));
  const isAtLeast = guess >= 0 ? numerator >= denominator * power : numerator * power >= denominator;
  return isAtLeast ? guess : guess - 1;
}

/** A number as it is shown. */
export interface RoundedNumber {
  readonly text: string;
  /** It stands for one that has more digits. */
  readonly isRounded: boolean;
}

/**
 * A whole number as it is, any other rounded half away from zero to so many significant digits: in plain notation, without trailing zeros.
 */
export function roundSignificant(value: Fraction, digits: number): RoundedNumber {
  const { numerator, denominator } = value;
  if (numerator % denominator === 0n) return { text: String(numerator / denominator), isRounded: false };
  const magnitude = numerator < 0n ? { numerator: -numerator, denominator } : value;
  const places = digits - 1 - orderOf(magnitude);
  const rounded = places >= 0 ? roundFraction(value, places) : roundedWhole(value, -places);
  return { text: formatExactDecimal(rounded), isRounded: rounded.digits * denominator !== numerator * 10n ** BigInt(rounded.scale) };
}

/** Its text alone. */
export const formatSignificant = (value: Fraction, digits: number): string => roundSignificant(value, digits).text;

/** To tens, hundreds and so on. */
function roundedWhole({ numerator, denominator }: Fraction, zeros: number): ExactDecimal {
  const power = 10n ** BigInt(zeros);
  const { digits } = roundFraction({ numerator, denominator: denominator * power }, 0);
  return { digits: digits * power, scale: 0 };
}
