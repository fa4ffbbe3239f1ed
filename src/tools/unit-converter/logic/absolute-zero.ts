import { formatFraction, fraction, minus, over } from '#pure/numbers/fraction.ts';
import { rationalOf } from '#pure/numbers/pi-fraction.ts';
import type { Unit } from '#pure/quantities/unit.ts';

/** More decimal places than the limit of any scale has. */
const PLACES = 5;

/** Absolute zero in degrees of a scale. */
export const limitOf = ({ zero = fraction(0n), amount }: Unit): string =>
  formatFraction(over(minus(fraction(0n), zero), rationalOf(amount.value)), PLACES);
