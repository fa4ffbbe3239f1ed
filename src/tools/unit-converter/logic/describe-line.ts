import { type PiFraction, piFraction, rationalOf } from '#pure/numbers/pi-fraction.ts';
import { fraction, times } from '#pure/numbers/fraction.ts';
import { type RoundedNumber, roundSignificant } from '#pure/numbers/significant-digits.ts';
import { countOf, degreesOf, type Relation, relationOf } from './convert-amount.ts';
import { baseUnits, dimensionOf, isSame, powerOf } from '#pure/quantities/dimension.ts';
import { type Evaluated, Evaluator, kelvinsOf } from '#pure/quantities/evaluate.ts';
import { type DimensionName, dimensionName, ownKind, unnamed } from './kinds.ts';
import { unitsIn } from '#pure/quantities/quantity-node.ts';
import { type ReadLine, type Source, type Target, unitsAsTyped } from './read-line.ts';
import type { ShownAmount } from './shown-amount.ts';
import { readAs, withoutNumbers } from '#pure/quantities/write-quantity.ts';

const TEMPERATURE = dimensionOf('temperature');

/** Rounds a number. A multiple of a power of π is always marked as rounded. */
export function shownNumber(value: PiFraction, digits: number): RoundedNumber {
  const { text, isRounded } = roundSignificant(rationalOf(value), digits);
  return { text, isRounded: isRounded || value.piPower !== 0 };
}

/** Whether a quantity is a temperature, not a temperature difference. */
export const isPoint = ({ dimension, isDifference }: Evaluated): boolean => isSame(dimension, TEMPERATURE) && !isDifference;

/** Converts a quantity to base units. Angles are in radians. */
export function inBaseUnits(evaluated: Evaluated, digits: number): ShownAmount {
  const { value, dimension } = evaluated;
  const unit = baseUnits(dimension);
  if (evaluated.scale) return { ...roundSignificant(kelvinsOf(evaluated), digits), unit };
  const turns = powerOf(dimension, 'angle');
  const twoToThe = fraction(2n ** BigInt(Math.max(turns, 0)), 2n ** BigInt(Math.max(-turns, 0)));
  return { ...shownNumber(piFraction(times(value.fraction, twoToThe), value.piPower + turns), digits), unit };
}

export interface ConvertedAmount extends ShownAmount {
  readonly relation: Relation;
}

/** Converts a quantity to a unit of its own dimension, of a dimension that differs by an angle, or of the inverse dimension. */
export function convertTo({ evaluated }: Pick<Source, 'evaluated'>, { amount, scale, text }: Target, digits: number): ConvertedAmount {
  if (scale && isPoint(evaluated)) return { ...shownNumber(degreesOf(evaluated, scale), digits), unit: text, relation: 'same' };
  const relation = relationOf(evaluated.dimension, amount.dimension) ?? 'same';
  const kelvins = evaluated.scale && piFraction(kelvinsOf(evaluated));
  const unit = scale && evaluated.isDifference && !text.startsWith('Δ') ? `Δ${scale.symbol}` : text;
  return { ...shownNumber(countOf(kelvins ?? evaluated.value, amount, relation), digits), unit, relation };
}

/** The conversion factor for the units of a quantity: `1 mph = 1.609344 km/h`. `undefined` for scales with their own zero. */
function factorOf(source: Source, target: Target, digits: number): RoundedNumber | undefined {
  const units = withoutNumbers(source.node);
  if (!units || source.evaluated.scale || (target.scale && isPoint(source.evaluated))) return undefined;
  const evaluated = new Evaluator({ differences: new Set() }).evaluate(units);
  const { text, isRounded, unit } = convertTo(
    { evaluated: { ...evaluated, ...(source.evaluated.isDifference && { isDifference: true }) } },
    target,
    digits,
  );
  const one = unitsAsTyped(source);
  return { text: `${one.startsWith('1/') ? '' : '1 '}${one} = ${text} ${unit}`, isRounded }; // avoids `1 1/s`
}

/** The details of one line, without the table of units. */
export interface DescribedLine {
  readonly readAs: string;
  readonly base: ShownAmount;
  readonly dimension: DimensionName | undefined;
  /** The dimension in SI units. */
  readonly unnamed: string;
  readonly converted: ConvertedAmount | undefined;
  readonly factor: RoundedNumber | undefined;
  /** The numbers with a comma, and how they were read. */
  readonly commas: readonly { readonly typed: string; readonly read: string }[];
  /** Scale units that are part of a product. */
  readonly differences: readonly string[];
}

export function describeLine({ source, target }: ReadLine, digits: number): DescribedLine {
  const { node, evaluated, numbers, differences } = source;
  return {
    readAs: readAs(node),
    base: inBaseUnits(evaluated, digits),
    dimension: dimensionName(evaluated.dimension, ownKind(evaluated.dimension, unitsIn(node))),
    unnamed: unnamed(evaluated.dimension),
    converted: target && convertTo(source, target, digits),
    factor: target && factorOf(source, target, digits),
    commas: numbers.flatMap(({ typed, withoutComma }) => (withoutComma === undefined ? [] : [{ typed, read: withoutComma }])),
    differences,
  };
}
