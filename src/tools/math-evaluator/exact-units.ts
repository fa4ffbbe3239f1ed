import type { Fraction as MathjsFraction, MathJsInstance } from 'mathjs';
import type { Fraction } from '#pure/numbers/fraction.ts';
import { formatSignificant } from '#pure/numbers/significant-digits.ts';
import { type Base, dimensionOf, powerOf, timesDimension, toThe, type Dimension, dimensionless } from '#pure/quantities/dimension.ts';
import { Evaluator } from '#pure/quantities/evaluate.ts';
import { QuantityStop } from '#pure/quantities/quantity-fault.ts';
import { readQuantity } from '#pure/quantities/read-quantity.ts';
import { unitFinder } from '#pure/quantities/unit-index.ts';

/** A unit of mathjs with its value in SI units. Only the members that are needed, all of which the types of mathjs omit. */
interface MathjsUnit {
  readonly dimensions: readonly number[];
  /** mathjs converts a fraction to a big number where necessary. */
  value: number | MathjsFraction;
}

/** The base units of a mathjs dimension, in the order of its powers. */
const BASES: readonly Base[] = ['mass', 'length', 'time', 'current', 'temperature', 'luminousIntensity', 'amount', 'angle', 'data'];

/** Units of mathjs that have a different name in the unit converter. */
const otherNames: Readonly<Record<string, string>> = { mmhg: 'mmHg', rd: 'rod', sqrd: 'rod^2', sqch: 'chain^2' };

const DOUBLE_DIGITS = 17;
const finder = unitFinder('us');

const ofMathjs = (powers: readonly number[]): Dimension =>
  BASES.reduce((dimension, base, index) => timesDimension(dimension, toThe(dimensionOf(base), powers[index] ?? 0)), dimensionless);

/** The value in SI units of the unit with this name and dimension. `undefined` if the unit converter has no exact value for it. */
function exactValue(name: string, { dimensions }: MathjsUnit): Fraction | undefined {
  try {
    const { node } = readQuantity(otherNames[name] ?? name, finder);
    const { value, dimension, scale } = new Evaluator({ differences: new Set() }).evaluate(node);
    const isSame = ofMathjs(dimensions).every((power, index) => power === dimension[index]);
    // Angles are in turns here, but in radians in mathjs, which needs π.
    return isSame && !scale && powerOf(dimension, 'angle') === 0 && value.piPower === 0 ? value.fraction : undefined;
  } catch (error) {
    if (error instanceof QuantityStop) return undefined;
    throw error;
  }
}

const unitsOf = (math: MathJsInstance): Readonly<Record<string, MathjsUnit>> =>
  (math as unknown as { readonly Unit: { readonly UNITS: Readonly<Record<string, MathjsUnit>> } }).Unit.UNITS; // missing from the types

let exactValues: ReadonlyMap<string, Fraction> | undefined;

/**
 * Replaces the values of mathjs units, some of which are rounded or outdated, with those of the unit converter, exact or in floating point.
 */
export function correctUnits(math: MathJsInstance, isExact: boolean): void {
  const units = unitsOf(math);
  exactValues ??= new Map(
    Object.entries(units).flatMap(([name, unit]) => {
      const value = exactValue(name, unit);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  for (const [name, value] of exactValues) {
    const unit = units[name];
    if (!unit) continue;
    unit.value = isExact ? math.fraction(value.numerator, value.denominator) : Number(formatSignificant(value, DOUBLE_DIGITS));
  }
}
