import { type Kind, type UnitName, unitKinds } from './units/unit-kinds.ts';
import { namesOf } from '#core/declaration.ts';
import { baseUnits, type Dimension, dimensionless, isSame, keyOf, powerOf, toThe } from '#pure/quantities/dimension.ts';
import { Evaluator } from '#pure/quantities/evaluate.ts';
import type { UnitNode } from '#pure/quantities/quantity-node.ts';
import { readQuantity } from '#pure/quantities/read-quantity.ts';
import { readAs } from '#pure/quantities/write-quantity.ts';
import type { Amount, Unit } from '#pure/quantities/unit.ts';
import { unitFinder } from '#pure/quantities/unit-index.ts';

/** A unit as it is listed. */
export interface ListedUnit {
  readonly kind: Kind;
  /** As it is typed and written: `km/h`. */
  readonly text: string;
  /** The key of its name. */
  readonly name: UnitName;
  readonly amount: Amount;
  /** Of one that is a unit by itself; undefined of `km/h`. */
  readonly unit: Unit | undefined;
}

const evaluator = new Evaluator({ differences: new Set() });

function listed(kind: Kind, text: string, name: UnitName): ListedUnit {
  const { node } = readQuantity(text, unitFinder('us'));
  const [only, ...others] = node.kind === 'group' ? node.factors : [node];
  const unit = only?.kind === 'unit' && others.length === 0 ? only.unit : undefined;
  return { kind, text, name, unit, amount: unit?.amount ?? evaluator.evaluate(node) };
}

/** All units that are listed, in the order of their kinds. */
export const listedUnits: readonly ListedUnit[] = namesOf(unitKinds).flatMap((kind) =>
  unitKinds[kind].map(([text, name]) => listed(kind, text, name)),
);

/** Kinds that a dimension alone does not tell. */
const told: readonly Kind[] = ['fuelConsumption', 'fuelEconomy', 'solidAngle'];

const byDimension = new Map<string, Kind[]>();
for (const { kind, amount } of listedUnits) {
  const key = keyOf(amount.dimension);
  const kinds = byDimension.get(key) ?? [];
  if (!told.includes(kind) && !kinds.includes(kind)) byDimension.set(key, [...kinds, kind]);
}

/** The names of kinds that have their dimension in common. */
export const sharedKinds = {
  'energy,torque': 'energyTorque',
  'frequency,activity': 'frequencyActivity',
  'luminousIntensity,luminousFlux': 'luminousIntensityFlux',
  'absorbedDose,doseEquivalent': 'doses',
} as const;

export type DimensionName = Kind | (typeof sharedKinds)[keyof typeof sharedKinds];

const isShared = (joined: string): joined is keyof typeof sharedKinds => Object.hasOwn(sharedKinds, joined);

/** What a dimension is called; `undefined` for one without a name. */
export function dimensionName(dimension: Dimension, own: Kind | undefined): DimensionName | undefined {
  if (own) return own;
  const kinds = byDimension.get(keyOf(dimension)) ?? [];
  const joined = kinds.join();
  return isShared(joined) ? sharedKinds[joined] : kinds[0];
}

const LENGTH_OF_VOLUME = 3;

/**
 * Whether an area is how much of a fuel is used on a way, or its inverse how far one comes: by units of both, or by one that says so. An acre is
 * neither.
 */
function fuelKind(dimension: Dimension, units: readonly UnitNode[]): Kind | undefined {
  const power = powerOf(dimension, 'length');
  if (Math.abs(power) !== 2 || keyOf(dimension) !== keyOf(areaOf(power))) return undefined;
  const powers = new Set<number>();
  for (const { unit } of units) {
    const length = powerOf(unit.amount.dimension, 'length');
    if (unit.symbol.endsWith('mpg')) powers.add(1).add(LENGTH_OF_VOLUME);
    if (unit.symbol !== '') powers.add(length);
  }
  return powers.has(1) && powers.has(LENGTH_OF_VOLUME) ? (power > 0 ? 'fuelConsumption' : 'fuelEconomy') : undefined;
}

const metre = listedUnits.find(({ text }) => text === 'm')?.amount.dimension ?? [];
const areaOf = (power: number): Dimension => toThe(metre, power);

/** The kind that the units of a quantity alone tell: that of fuel, and that of a solid angle, which is a mere number. */
export function ownKind(dimension: Dimension, units: readonly UnitNode[]): Kind | undefined {
  const isSolidAngle = isSame(dimension, dimensionless) && units.some(({ unit }) => unit.symbol.endsWith('sr'));
  return isSolidAngle ? 'solidAngle' : fuelKind(dimension, units);
}

/** The kinds of a dimension, then those that are its turn or its inverse. */
export function kindsOf(dimension: Dimension, own: Kind | undefined): readonly Kind[] {
  if (own === 'solidAngle') return ['solidAngle', 'ratio'];
  if (own) return own === 'fuelEconomy' ? ['fuelEconomy', 'fuelConsumption'] : ['fuelConsumption', 'fuelEconomy'];
  const kinds = byDimension.get(keyOf(dimension)) ?? [];
  if (kinds.includes('frequency')) return [...kinds, 'angularVelocity'];
  return kinds.includes('angularVelocity') ? [...kinds, 'frequency'] : kinds;
}

/** In units of the SI, for a dimension that has no name. */
export const unnamed = (dimension: Dimension): string => baseUnits(dimension) || '1';

/** What a scale is, whose zero is not that of its unit. */
const scaleDefinitions: Readonly<Record<string, string>> = { '°C': 'K - 273.15', '°F': '9/5 K - 459.67' };

/** A definition as it is read. */
export const definitionText = ({ symbol, definition }: Unit): string =>
  definition === '' || definition === 'pi' ? '' : (scaleDefinitions[symbol] ?? readAs(readQuantity(definition, unitFinder('us')).node));
