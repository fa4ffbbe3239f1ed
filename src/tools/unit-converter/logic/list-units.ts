import { isZero, piFraction } from '#pure/numbers/pi-fraction.ts';
import { type RoundedNumber, roundSignificant } from '#pure/numbers/significant-digits.ts';
import type { Kind, UnitName } from './units/unit-kinds.ts';
import { countOf, degreesOf, relationOf } from './convert-amount.ts';
import { isPoint, shownNumber } from './describe-line.ts';
import { baseUnits } from '#pure/quantities/dimension.ts';
import { kelvinsOf } from '#pure/quantities/evaluate.ts';
import { definitionText, kindsOf, type ListedUnit, listedUnits, ownKind } from './kinds.ts';
import { unitsIn } from '#pure/quantities/quantity-node.ts';
import type { Source } from './read-line.ts';
import { shownSymbol } from './shown-symbol.ts';
import type { Gallons } from '#pure/quantities/unit-index.ts';
import { unitText } from '#pure/quantities/write-quantity.ts';

/** A quantity in one of the units of its dimension. */
export interface UnitRow {
  readonly unit: string;
  readonly value: RoundedNumber;
  /** The key of its name. */
  readonly name: UnitName;
  readonly kind: Kind;
  /** What it is in others; empty of a base, and of what says it itself. */
  readonly definition: string;
  readonly isBase: boolean;
}

/** A longer one says nothing. */
const LONGEST_NUMBER = 24;

/** What `km/h` is in units of the SI, where that is short and not the same. */
function compositeDefinition({ text, amount: { value, dimension } }: ListedUnit): string {
  const unit = baseUnits(dimension);
  const { numerator, denominator } = value.fraction;
  const decimal = roundSignificant(value.fraction, LONGEST_NUMBER);
  if (value.piPower !== 0 || unit === text || unit === '' || unit.includes('rad')) return '';
  if (numerator === denominator) return unit;
  const number = decimal.isRounded ? `${numerator}/${denominator}` : decimal.text;
  return number.length > LONGEST_NUMBER ? '' : `${number} ${unit}`;
}

const definitionOf = (listed: ListedUnit): string =>
  listed.unit ? definitionText(listed.unit) : listed.text === '1' ? '' : compositeDefinition(listed);

/** The kind that the line is written in: that of a listed unit with the same text, else that of its first unit. */
function firstKind({ node }: Source): Kind | undefined {
  const text = unitText(node);
  const whole = listedUnits.find((listed) => listed.text === text);
  if (whole) return whole.kind;
  const [first] = unitsIn(node);
  const symbol = first?.unit.symbol ?? '';
  return listedUnits.find(
    ({ unit }) => unit?.symbol === symbol || (unit && symbol.endsWith(unit.symbol) && symbol.length > 1 && unit.symbol === symbol.slice(1)),
  )?.kind;
}

/** Units that are imperial first, where these are the ones that are meant. */
const inOrder = (units: readonly ListedUnit[], gallons: Gallons): readonly ListedUnit[] =>
  gallons === 'us'
    ? units
    : [...units.filter(({ text }) => text.startsWith('imp ')), ...units.filter(({ text }) => !text.startsWith('imp '))];

/** A quantity in all units of its dimension, the kind in which it is written first. */
export function listUnits(source: Source, gallons: Gallons, digits: number): readonly UnitRow[] {
  const { evaluated, node } = source;
  const kinds = kindsOf(evaluated.dimension, ownKind(evaluated.dimension, unitsIn(node)));
  const first = firstKind(source);
  const ordered = first && kinds.includes(first) ? [first, ...kinds.filter((kind) => kind !== first)] : kinds;
  return ordered
    .flatMap((kind) =>
      inOrder(
        listedUnits.filter((listed) => listed.kind === kind),
        gallons,
      ),
    )
    .flatMap((listed) => {
      const value = valueIn(source, listed);
      if (!value) return [];
      const isDifference = evaluated.isDifference && listed.unit?.zero !== undefined;
      const unit = `${isDifference ? 'Δ' : ''}${shownSymbol(listed.text, gallons)}`;
      const definition = shownSymbol(definitionOf(listed), gallons);
      const isBase = listed.unit !== undefined && listed.unit.definition === '';
      return [{ unit, value: shownNumber(value, digits), name: listed.name, kind: listed.kind, definition, isBase }];
    });
}

function valueIn({ evaluated }: Source, { unit, amount }: ListedUnit): ReturnType<typeof countOf> | undefined {
  if (unit?.zero && isPoint(evaluated)) return degreesOf(evaluated, unit);
  const relation = relationOf(evaluated.dimension, amount.dimension);
  const value = evaluated.scale ? piFraction(kelvinsOf(evaluated)) : evaluated.value;
  return relation === undefined || (relation === 'reciprocal' && isZero(value)) ? undefined : countOf(value, amount, relation);
}
