import { type Kind, type UnitName, unitKinds } from './units/unit-kinds.ts';
import { namesOf } from '#core/declaration.ts';
import { baseUnits, type Dimension, dimensionless, isSame, keyOf, powerOf, toThe } from '#pure/quantities/dimension.ts';
import { Evaluator } from '#pure/quantities/evaluate.ts';
import type { UnitNode } from '#pure/quantities/quantity-node.ts';
import { readQuantity } from '#pure/quantities/read-quantity.ts';
import { readAs } from '#pure/quantities/write-quantity.ts';
import type { Amount, Unit } from '#pure/quantities/unit.ts';
import { unitFinder } from '#pure/quantities/unit-index.ts';

export interface ListedUnit {
  readonly kind: Kind;
  /** In standard notation: `km/h`. */
  readonly text: string;
  /** The message key of its name. */
  readonly name: UnitName;
  readonly amount: Amount;
  /** The unit of a simple entry. `undefined` for composites such as `km/h`. */
  readonly unit: Unit | undefined;
}

const evaluator = new Evaluator({ differences: new Set() });

function listed(kind: Kind, text: string, name: UnitName): ListedUnit {
  const { node } = readQuantity(text, unitFinder('us'));
  const [only, ...others] = node.kind === 'group' ? node.factors : [node];
  const unit = only?.kind === 'unit' && others.length === 0 ? only.unit : undefined;
  return { kind, text, name, unit, amount: unit?.amount ?? evaluator.evaluate(node) };
}

/** All listed units, ordered by kind. */
export const listedUnits: readonly ListedUnit[] = namesOf(unitKinds).flatMap((kind) =>
  unitKinds[kind].map(([text, name]) => listed(kind, text, name)),
);

/** Kinds that cannot be determined from their dimension alone. */
const explicitKinds: readonly Kind[] = ['fuelConsumption', 'fuelEconomy', 'solidAngle'];

const byDimension = new Map<string, Kind[]>();
for (const { kind, amount } of listedUnits) {
  const key = keyOf(amount.dimension);
  const kinds = byDimension.get(key) ?? [];
  if (!explicitKinds.includes(kind) && !kinds.includes(kind)) byDimension.set(key, [...kinds, kind]);
}

/** The names of kinds with the same dimension. */
export const sharedKinds = {
  'energy,torque': 'energyTorque',
  'frequency,activity': 'frequencyActivity',
  'luminousIntensity,luminousFlux': 'luminousIntensityFlux',
  'absorbedDose,doseEquivalent': 'doses',
} as const;

export type DimensionName = Kind | (typeof sharedKinds)[keyof typeof sharedKinds];

const isShared = (joined: string): joined is keyof typeof sharedKinds => Object.hasOwn(sharedKinds, joined);

/** The name of a dimension, or `undefined` if it does not have one. */
export function dimensionName(dimension: Dimension, own: Kind | undefined): DimensionName | undefined {
  if (own) return own;
  const kinds = byDimension.get(keyOf(dimension)) ?? [];
  const joined = kinds.join();
  return isShared(joined) ? sharedKinds[joined] : kinds[0];
}

const LENGTH_OF_VOLUME = 3;

/**
 * Determines whether an area is a fuel consumption (fuel per distance) or its inverse, a fuel economy, based on units of both length and
 * volume or on a dedicated unit. An acre is neither.
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

/** The kind that the units of a quantity determine: a kind of fuel use, or a solid angle, which is dimensionless. */
export function ownKind(dimension: Dimension, units: readonly UnitNode[]): Kind | undefined {
  const isSolidAngle = isSame(dimension, dimensionless) && units.some(({ unit }) => unit.symbol.endsWith('sr'));
  return isSolidAngle ? 'solidAngle' : fuelKind(dimension, units);
}

/** The kinds of a dimension, followed by those that differ by an angle or are its inverse. */
export function kindsOf(dimension: Dimension, own: Kind | undefined): readonly Kind[] {
  if (own === 'solidAngle') return ['solidAngle', 'ratio'];
  if (own) return own === 'fuelEconomy' ? ['fuelEconomy', 'fuelConsumption'] : ['fuelConsumption', 'fuelEconomy'];
  const kinds = byDimension.get(keyOf(dimension)) ?? [];
  if (kinds.includes('frequency')) return [...kinds, 'angularVelocity'];
  return kinds.includes('angularVelocity') ? [...kinds, 'frequency'] : kinds;
}

/** A dimension without a name, in SI units. */
export const unnamed = (dimension: Dimension): string => baseUnits(dimension) || '1';

/** The definitions of scales with their own zero. */
const scaleDefinitions: Readonly<Record<string, string>> = { '°C': 'K - 273.15', '°F': '9/5 K - 459.67' };

/** The definition of a unit in standard notation. */
export const definitionText = ({ symbol, definition }: Unit): string =>
  definition === '' || definition === 'pi' ? '' : (scaleDefinitions[symbol] ?? readAs(readQuantity(definition, unitFinder('us')).node));
