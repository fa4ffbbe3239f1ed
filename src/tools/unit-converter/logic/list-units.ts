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

/** A quantity converted to one of the units of its dimension. */
export interface UnitRow {
  readonly unit: string;
  readonly value: RoundedNumber;
  /** The message key of its name. */
  readonly name: UnitName;
  readonly kind: Kind;
  /** Its definition in other units. Empty for base units and for self-explanatory units. */
  readonly definition: string;
  readonly isBase: boolean;
}

/** A longer number is not useful. */
const LONGEST_NUMBER = 24;

/** The SI definition of a composite unit such as `km/h`. Empty if it would be long or identical. */
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

/** The kind of unit in the line: that of a listed unit with the same text or, if there is none, that of its first unit. */
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

/** Puts imperial units first if imperial gallons are selected. */
const inOrder = (units: readonly ListedUnit[], gallons: Gallons): readonly ListedUnit[] =>
  gallons === 'us'
    ? units
    : [...units.filter(({ text }) => text.startsWith('imp ')), ...units.filter(({ text }) => !text.startsWith('imp '))];

/** Converts a quantity to all units of its dimension, beginning with the kind of unit in which it is written. */
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
