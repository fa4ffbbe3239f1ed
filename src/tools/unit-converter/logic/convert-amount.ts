import { fraction, minus, over } from '#pure/numbers/fraction.ts';
import { isZero, type PiFraction, piFraction, piOver, rationalOf } from '#pure/numbers/pi-fraction.ts';
import { bases, type Dimension, isSame, overDimension, toThe } from '#pure/quantities/dimension.ts';
import { type Evaluated, kelvinsOf } from '#pure/quantities/evaluate.ts';
import { stop } from '#pure/quantities/quantity-fault.ts';
import type { Amount, Unit } from '#pure/quantities/unit.ts';

/** The relation between the dimensions of a quantity and its target. */
export type Relation = 'same' | 'cycles' | 'reciprocal';

/**
 * The relation that allows a conversion, or `undefined` if there is none. If the dimensions differ only by an angle, one turn equals one
 * cycle.
 */
export function relationOf(from: Dimension, to: Dimension): Relation | undefined {
  if (isSame(from, to)) return 'same';
  if (isSame(from, toThe(to, -1))) return 'reciprocal';
  const rest = overDimension(from, to);
  return rest.every((power, index) => (bases[index] === 'angle' ? Math.abs(power) === 1 : power === 0)) ? 'cycles' : undefined;
}

const ONE = piFraction(fraction(1n));

/** Converts a quantity to a number of units. Not for temperatures on a scale. */
export function countOf(value: PiFraction, unit: Amount, relation: Relation): PiFraction {
  if (relation !== 'reciprocal') return piOver(value, unit.value);
  if (isZero(value)) throw stop('divisionByZero');
  return piOver(piOver(ONE, value), unit.value);
}

/** Converts a temperature to degrees of a scale. */
export const degreesOf = (evaluated: Evaluated, scale: Unit): PiFraction =>
  piFraction(over(minus(kelvinsOf(evaluated), scale.zero ?? fraction(0n)), rationalOf(scale.amount.value)));
