import { type Fraction, fraction, over, plus, times } from './fraction.ts';

/** A rational number times an integer power of π, which is exact for angles in radians. */
export interface PiFraction {
  readonly fraction: Fraction;
  readonly piPower: number;
}

/** π to 100 decimals (OEIS A000796). */
const PI = fraction(31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679n, 10n ** 100n);

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Reduces a fraction to lowest terms, so that long products stay short. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return divisor <= 1n ? { numerator, denominator } : { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const piFraction = (value: Fraction, piPower = 0): PiFraction => ({
  fraction: reduced(value),
  piPower: value.numerator === 0n ? 0 : piPower,
});

export const isZero = (value: PiFraction): boolean => value.fraction.numerator === 0n;

export const piTimes = (one: PiFraction, other: PiFraction): PiFraction =>
  piFraction(times(one.fraction, other.fraction), one.piPower + other.piPower);

/** The divisor must not be 0. */
export const piOver = (dividend: PiFraction, divisor: PiFraction): PiFraction =>
  piFraction(over(dividend.fraction, divisor.fraction), dividend.piPower - divisor.piPower);

/** Raises to an integer power. The base must not be 0 if the exponent is negative. */
export function piToThe({ fraction: { numerator, denominator }, piPower }: PiFraction, exponent: number): PiFraction {
  const magnitude = BigInt(Math.abs(exponent));
  const raised = fraction(numerator ** magnitude, denominator ** magnitude);
  return piFraction(exponent < 0 ? fraction(raised.denominator, raised.numerator) : raised, piPower * exponent);
}

/** The value as a rational number: exact without π, otherwise accurate to about a hundred digits. */
export function rationalOf({ fraction: value, piPower }: PiFraction): Fraction {
  let rational = value;
  for (let power = 0; power < Math.abs(piPower); power++) rational = piPower > 0 ? times(rational, PI) : over(rational, PI);
  return rational;
}

/** Adds two numbers. Exact if one of them is 0 or both have the same power of π; otherwise π is rounded. */
export const piPlus = (one: PiFraction, other: PiFraction): PiFraction => {
  if (isZero(one)) return other;
  if (isZero(other)) return one;
  return one.piPower === other.piPower
    ? piFraction(plus(one.fraction, other.fraction), one.piPower)
    : piFraction(plus(rationalOf(one), rationalOf(other)));
};
