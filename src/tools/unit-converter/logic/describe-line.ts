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

/** A number that has a power of π is never all of itself. */
export function shownNumber(value: PiFraction, digits: number): RoundedNumber {
  const { text, isRounded } = roundSignificant(rationalOf(value), digits);
  return { text, isRounded: isRounded || value.piPower !== 0 };
}

/** Whether it is a temperature rather than a difference of two. */
export const isPoint = ({ dimension, isDifference }: Evaluated): boolean => isSame(dimension, TEMPERATURE) && !isDifference;

/** Angles are in radians there. */
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

/** A quantity in a unit of its own dimension, or of one that is its turn or its inverse. */
export function convertTo({ evaluated }: Pick<Source, 'evaluated'>, { amount, scale, text }: Target, digits: number): ConvertedAmount {
  if (scale && isPoint(evaluated)) return { ...shownNumber(degreesOf(evaluated, scale), digits), unit: text, relation: 'same' };
  const relation = relationOf(evaluated.dimension, amount.dimension) ?? 'same';
  const kelvins = evaluated.scale && piFraction(kelvinsOf(evaluated));
  const unit = scale && evaluated.isDifference && !text.startsWith('Δ') ? `Δ${scale.symbol}` : text;
  return { ...shownNumber(countOf(kelvins ?? evaluated.value, amount, relation), digits), unit, relation };
}

/** One of the unit of a quantity in the target: `1 mph = 1.609344 km/h`; none where a scale has a zero of its own. */
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
  return { text: `${one.startsWith('1/') ? '' : '1 '}${one} = ${text} ${unit}`, isRounded }; // `1/s`
}

/** All about one line but the table of units. */
export interface DescribedLine {
  readonly readAs: string;
  readonly base: ShownAmount;
  readonly dimension: DimensionName | undefined;
  /** The dimension in units of the SI. */
  readonly unnamed: string;
  readonly converted: ConvertedAmount | undefined;
  readonly factor: RoundedNumber | undefined;
  /** Numbers with a comma, and what was read. */
  readonly commas: readonly { readonly typed: string; readonly read: string }[];
  /** Units of a scale that stand in a product. */
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
