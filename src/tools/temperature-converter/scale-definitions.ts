import { type Fraction, fraction } from '#pure/numbers/fraction.ts';
import type { scales } from './declare.ts';

export type Scale = (typeof scales)[number];

/** A scale, defined by two exact constants: kelvins = (degrees − absoluteZero) × kelvinsPerDegree. */
export interface ScaleDefinition {
  readonly unit: string;
  readonly absoluteZero: Fraction;
  /** Negative if the scale runs downward. */
  readonly kelvinsPerDegree: Fraction;
}

const define = (unit: string, absoluteZero: Fraction, kelvinsPerDegree: Fraction): ScaleDefinition => ({
  unit,
  absoluteZero,
  kelvinsPerDegree,
});

export const definitions: Readonly<Record<Scale, ScaleDefinition>> = {
  kelvin: define('K', fraction(0n), fraction(1n)),
  celsius: define('°C', fraction(-273_15n, 100n), fraction(1n)),
  fahrenheit: define('°F', fraction(-459_67n, 100n), fraction(5n, 9n)),
  rankine: define('°R', fraction(0n), fraction(5n, 9n)),
  delisle: define('°De', fraction(559_725n, 1000n), fraction(-2n, 3n)),
  newton: define('°N', fraction(-90_1395n, 10_000n), fraction(100n, 33n)),
  reaumur: define('°Ré', fraction(-218_52n, 100n), fraction(5n, 4n)),
  romer: define('°Rø', fraction(-135_90375n, 100_000n), fraction(40n, 21n)),
};

/** The maximum number of decimal places of absolute zero on any scale. */
export const ABSOLUTE_ZERO_PLACES = 5;
