import type { NumberInText } from '#pure/numbers/read-number.ts';
import { isSame, singleBase, dimensionless, dimensionOf, overDimension, type Base } from '#pure/quantities/dimension.ts';
import { relationOf } from './convert-amount.ts';
import { type Evaluated, Evaluator, kelvinsOf } from '#pure/quantities/evaluate.ts';
import { limitOf } from './absolute-zero.ts';
import { quoted, QuantityStop, stop } from '#pure/quantities/quantity-fault.ts';
import { leavesOf, type QuantityNode, unitsIn } from '#pure/quantities/quantity-node.ts';
import { readQuantity } from '#pure/quantities/read-quantity.ts';
import type { UnitFinder } from '#pure/quantities/unit-at.ts';
import type { Amount, Unit } from '#pure/quantities/unit.ts';
import { unitText, withoutNumbers } from '#pure/quantities/write-quantity.ts';

/** The quantity of a line. */
export interface Source {
  readonly text: string;
  readonly node: QuantityNode;
  readonly evaluated: Evaluated;
  readonly numbers: readonly NumberInText[];
  /** Scale units that are part of a product. */
  readonly differences: readonly string[];
}

/** The target of a conversion: a unit or a product of units. */
export interface Target {
  readonly text: string;
  readonly node: QuantityNode;
  readonly amount: Amount;
  /** The scale if the target is a temperature scale. */
  readonly scale: Unit | undefined;
}

export interface ReadLine {
  readonly source: Source;
  readonly target: Target | undefined;
  /** Whether the line itself specifies the target. */
  readonly isOwnTarget: boolean;
}

const DIGIT = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
const CONSTANTS = new Set(['c', 'gn', 'h_P', 'k_B', 'e_C', 'N_A']);

/** `in`, `to`, and arrows. Inches may be next to any of them. */
const SEPARATORS = /(?<=\s)(?:in|to)(?=\s)|->|→/gi;

/** The maximum number of separators to try, starting with the last one. Limits the work on lines with many inches. */
const MOST_SEPARATORS = 5;

const hasUnits = (node: QuantityNode): boolean => withoutNumbers(node) !== undefined;

const isConstant = (node: QuantityNode): boolean => unitsIn(node).some(({ unit }) => CONSTANTS.has(unit.symbol));

/** Reads `C` and `F` directly after a single number as degrees. */
function asDegrees(node: QuantityNode, finder: UnitFinder): QuantityNode {
  if (node.kind === 'negative') return { ...node, of: asDegrees(node.of, finder) };
  if (node.kind !== 'group') return node;
  const [number, unit, ...others] = node.factors;
  const isLone = number?.kind === 'number' && unit?.kind === 'unit' && others.length === 0;
  const degrees = isLone && /^[CF]$/.test(unit.typed) ? finder.find(`°${unit.typed}`) : undefined;
  return isLone && degrees ? { ...node, factors: [number, { ...unit, unit: degrees }] } : node;
}

function readSource(text: string, finder: UnitFinder, hasDegrees: boolean): Source {
  if (!DIGIT.test(text) && !CONSTANTS.has(text.split(/\s/)[0] ?? '')) throw stop('noQuantity');
  const { node: written, numbers } = readQuantity(text, finder);
  const node = hasDegrees ? asDegrees(written, finder) : written;
  const differences = new Set<string>();
  const evaluated = new Evaluator({ differences }).evaluate(node);
  return { text, node, evaluated, numbers, differences: [...differences] };
}

/** The scale of a node that is a single scale unit. */
function scaleIn(node: QuantityNode): Unit | undefined {
  const [only, ...others] = node.kind === 'group' ? node.factors : [node];
  return only?.kind === 'unit' && others.length === 0 && only.unit.zero ? only.unit : undefined;
}

/** Parses a unit or a product of units. Throws a `QuantityStop` for anything else. */
export function readTarget(text: string, finder: UnitFinder): Target {
  const { node } = readQuantity(text, finder);
  if (!hasUnits(node)) throw stop('noQuantity');
  const { value, dimension } = new Evaluator({ differences: new Set() }).evaluate(node);
  if (value.fraction.numerator <= 0n) throw stop('divisionByZero');
  return { text, node, amount: { value, dimension }, scale: scaleIn(node) };
}

const fits = (source: Source, target: Target): boolean => relationOf(source.evaluated.dimension, target.amount.dimension) !== undefined;

function attempt<Value>(work: () => Value): Value | QuantityStop {
  try {
    return work();
  } catch (error) {
    if (error instanceof QuantityStop) return error;
    throw error;
  }
}

const hasStopped = (tried: unknown): tried is QuantityStop => tried instanceof QuantityStop;

/** Reads `C` and `F` as degrees, or as coulomb and farad if only those can be converted. */
function readPair(left: string, right: string, finder: UnitFinder): { readonly source: Source; readonly target: Target } {
  const source = readSource(left, finder, true);
  const target = readTarget(right, finder);
  if (fits(source, target)) return { source, target };
  const letter = attempt(() => readSource(left, finder, false));
  if (!hasStopped(letter) && fits(letter, target)) return { source: letter, target };
  const degree = /^[CF]$/.test(right) && source.evaluated.scale ? readTarget(`°${right}`, finder) : target;
  return { source, target: degree };
}

/** A length next to a mass without a hyphen. It is a torque if only that can be converted. */
const TORQUE =
  /(?<![\p{L}\d^²³/])(?:(?<length>ft|foot|feet|in|inch|inches)[ ·⋅*.]+(?<mass>lbs?|pounds?|oz)|(?<massFirst>lbs?|pounds?|oz)[ ·⋅*.]+(?<lengthLast>ft|foot|feet|in|inch|inches))(?![\p{L}\d^²³])/giu;

const asTorque = (text: string): string =>
  text.replaceAll(TORQUE, (...found) => {
    const { length, mass, massFirst, lengthLast } = found.at(-1) as Readonly<Record<string, string | undefined>>; // the named groups
    return length === undefined ? `${massFirst}-${lengthLast}` : `${length}-${mass}`;
  });

/** Reads a pair in which at least one side is a torque that is written with pounds instead of pounds-force. */
function readTorques(left: string, right: string, finder: UnitFinder): ReturnType<typeof readPair> | undefined {
  const [leftTorque, rightTorque] = [asTorque(left), asTorque(right)];
  if (leftTorque === left && rightTorque === right) return undefined;
  const pair = attempt(() => readPair(leftTorque, rightTorque, finder));
  if (hasStopped(pair) || !fits(pair.source, pair.target)) return undefined;
  return { source: pair.source, target: { ...pair.target, text: right } };
}

/**
 * Splits a line into a source and a target, preferably compatible ones. Returns `undefined` for a line with only a quantity. Throws if no
 * split is valid.
 */
function splitLine(line: string, finder: UnitFinder): ReturnType<typeof readPair> | undefined {
  const places = [...line.matchAll(SEPARATORS)].slice(-MOST_SEPARATORS).toReversed();
  let readable: ReturnType<typeof readPair> | undefined;
  let failed: QuantityStop | undefined;
  for (const { 0: separator, index } of places) {
    const [left, right] = [line.slice(0, index).trim(), line.slice(index + separator.length).trim()];
    if (left === '' || right === '') continue;
    const pair = attempt(() => readPair(left, right, finder));
    if (hasStopped(pair)) {
      failed ??= pair;
      continue;
    }
    const isNumber = !hasUnits(pair.source.node);
    if (fits(pair.source, pair.target)) return pair;
    const torques = readTorques(left, right, finder);
    if (torques) return torques;
    if (!isNumber) readable ??= pair;
  }
  if (readable) return readable;
  if (!failed || !hasStopped(attempt(() => readSource(line, finder, true)))) return undefined;
  throw failed;
}

function checkTemperature({ evaluated, node }: Source): void {
  const scale = evaluated.scale ?? kelvinScale(node);
  if (!scale || evaluated.isDifference) return;
  const kelvins = kelvinsOf(evaluated);
  if (kelvins.numerator < 0n) throw stop('belowAbsoluteZero', { limit: limitOf(scale), unit: scale.symbol });
}

/** The scale of a single number in K or °R. Such a number is a temperature, because these scales begin at absolute zero. */
function kelvinScale(node: QuantityNode): Unit | undefined {
  const of = node.kind === 'negative' ? node.of : node;
  const [number, unit, ...others] = of.kind === 'group' ? of.factors : [];
  const isLone = number?.kind === 'number' && unit?.kind === 'unit' && others.length === 0;
  return isLone && isSame(unit.unit.amount.dimension, TEMPERATURE) && !unit.unit.symbol.startsWith('Δ') ? unit.unit : undefined;
}

const TEMPERATURE = dimensionOf('temperature');

/** The base by which the source must be divided or multiplied, if the dimensions differ by only that base. */
function missing(source: Source, target: Target): { readonly code: 'divideBy' | 'multiplyBy'; readonly base: Base } | undefined {
  const apart = singleBase(overDimension(source.evaluated.dimension, target.amount.dimension));
  return apart && { code: apart.isDivisor ? 'multiplyBy' : 'divideBy', base: apart.base };
}

function notTarget(source: Source, target: Target): QuantityStop {
  const kinds = { oneKind: source.evaluated.dimension, otherKind: target.amount.dimension };
  const apart = missing(source, target);
  if (!apart) return stop('notTarget', { one: quoted(source.text), other: quoted(target.text) }, kinds);
  return stop(apart.code, { one: quoted(unitsAsTyped(source)), other: quoted(target.text), base: apart.base }, kinds);
}

const isNumber = ({ kind }: QuantityNode): boolean => kind === 'number';

/** Text that begins with a unit, not with a slash or a multiplication sign. */
const IS_UNITS = /^[°%‰]?\p{L}|^[°%‰]/u;

/** The units of a quantity as entered after its only number. In other cases, the units in standard notation. */
export function unitsAsTyped({ text, node }: Pick<Source, 'text' | 'node'>): string {
  const [number, first, ...others] = leavesOf(node);
  if (number?.kind !== 'number' || first?.kind !== 'unit' || others.some(isNumber)) return unitText(node);
  const [before = ''] =
    /^\s*(?:[+\-−]\s*)?[\d½¼¾⅓⅔⅛⅜⅝⅞](?:[\d.,_½¼¾⅓⅔⅛⅜⅝⅞]|['’/](?=\d)|[eE^][+\-−]?(?=\d)|[ \u00a0\u202f](?=[\d½¼¾⅓⅔⅛⅜⅝⅞]))*\s*/u.exec(text) ??
    [];
  const typed = text.slice(before.length).trim();
  return before !== '' && IS_UNITS.test(typed) ? typed : unitText(node);
}

/**
 * Parses a line such as `65 mph in km/h`. A target in the line overrides the common one. Throws a `QuantityStop` for an invalid quantity or
 * target, or if they are incompatible.
 */
export function readLine(line: string, outer: Target | undefined, finder: UnitFinder): ReadLine {
  const own = splitLine(line, finder);
  const source = own?.source ?? (outer && sourceFor(line, outer, finder)) ?? readSource(line, finder, true);
  const target = own?.target ?? outer;
  if (!hasUnits(source.node) && !(target && isSame(target.amount.dimension, dimensionless))) throw stop('noQuantity');
  if (!leavesOf(source.node).some(isNumber) && !isConstant(source.node)) throw stop('noQuantity');
  checkTemperature(source);
  if (target && !fits(source, target)) throw notTarget(source, target);
  return { source, target, isOwnTarget: own !== undefined };
}

/** Reads the source for a common target. `C` is coulomb if the target is a charge. */
function sourceFor(line: string, target: Target, finder: UnitFinder): Source {
  const source = readSource(line, finder, true);
  if (fits(source, target)) return source;
  const letter = attempt(() => readSource(line, finder, false));
  if (!hasStopped(letter) && fits(letter, target)) return letter;
  const torque = attempt(() => readSource(asTorque(line), finder, true));
  return !hasStopped(torque) && fits(torque, target) ? torque : source;
}
