import type { BigNumber, Complex, MathJsInstance, MathType, Unit } from 'mathjs';
import { exactFunctions, exactInverses } from './exact-angles.ts';

type Scalar = number | BigNumber | Complex;
type MathFunction = (...values: readonly unknown[]) => Scalar;

/** The trigonometric functions of a mathjs instance in degrees, by name. An argument with a unit keeps its unit. */
export function degreeFunctions(math: MathJsInstance): Readonly<Record<string, MathFunction>> {
  const original = (name: string): MathFunction => Reflect.get(math, name); // every function is a member of the instance
  /** A text is read as a number even if all other values are big numbers, and the two types cannot be mixed. */
  const piFor = (value: Scalar): number | BigNumber => (math.isNumber(value) ? Math.PI : math.pi);
  const toRadians = (angle: Scalar): MathType => math.divide(math.multiply(angle, piFor(angle)), 180);
  const toDegrees = (angle: Scalar): MathType => math.divide(math.multiply(angle, 180), piFor(angle));
  const like = (value: unknown, exact: number | undefined): unknown =>
    exact !== undefined && math.isBigNumber(value) ? math.bignumber(exact) : exact;

  const functions = Object.entries(exactFunctions).map(([name, exact]): [string, MathFunction] => {
    const of = (angle: Scalar): unknown => like(angle, at(exact, wholeDegrees(math, angle))) ?? original(name)(toRadians(angle));
    return [name, math.typed(name, { ...ofScalar(of), Unit: ofUnit(math, name, exact) })];
  });
  const inverses = Object.entries(exactInverses).map(([name, exact]): [string, MathFunction] => {
    const of = (value: Scalar): unknown => like(value, at(exact, exactNumber(math, value))) ?? toDegrees(original(name)(value));
    return [name, math.typed(name, ofScalar(of))];
  });
  const atan2 = math.typed('atan2', {
    'any, any': (y, x) => {
      const angle = math.atan2(y, x);
      return math.isCollection(angle) ? math.map(angle, toDegrees) : toDegrees(angle);
    },
  });
  return Object.fromEntries([...functions, ...inverses, ['atan2', atan2]]);
}

type Exact = (value: number) => number | undefined;

/** The functions in radians. Their values for whole numbers of `deg` are exact. */
export const radianFunctions = (math: MathJsInstance): Readonly<Record<string, MathFunction>> =>
  Object.fromEntries(
    Object.entries(exactFunctions).map(([name, exact]): [string, MathFunction] => {
      const original: MathFunction = Reflect.get(math, name); // every function is a member of the instance
      return [name, math.typed(name, { ...ofScalar(original), Unit: ofUnit(math, name, exact) })];
    }),
  );

const FLOAT_DIGITS = 14;
/** Within the range in which floating-point numbers are exact. */
const DEGREES = /^(?<digits>-?\d{1,15}) (?:deg|degrees?)$/;

/** Uses exact values for whole degrees, because a rounded π would make the cosine of `90 deg` nonzero. */
function ofUnit(math: MathJsInstance, name: string, exact: Exact) {
  const original: MathFunction = Reflect.get(math, name);
  return (angle: Unit): Scalar => {
    const isBig = math.isBigNumber(math.pi);
    // mathjs stores radians, so degrees in floating point have lost their last digits.
    const { digits } = DEGREES.exec(isBig ? angle.toString() : angle.format({ precision: FLOAT_DIGITS }))?.groups ?? {};
    const found = digits === undefined ? undefined : exact(Number(digits));
    return found === undefined ? original(angle) : isBig ? math.bignumber(found) : found;
  };
}

/** The argument types of the original functions. mathjs converts texts and booleans to one of them. */
const ofScalar = (of: (value: Scalar) => unknown) => ({ number: of, BigNumber: of, Complex: of });

const at = (exact: (value: number) => number | undefined, value: number | undefined): number | undefined =>
  value === undefined ? undefined : exact(value);

/** The degrees within one turn. `undefined` if the angle is not a whole number of degrees. */
function wholeDegrees(math: MathJsInstance, angle: unknown): number | undefined {
  if (math.isBigNumber(angle)) return angle.isInteger() ? angle.mod(360).toNumber() : undefined;
  return math.isNumber(angle) && Number.isInteger(angle) ? angle % 360 : undefined;
}

/** The value as a floating-point number. `undefined` if that would lose precision. */
function exactNumber(math: MathJsInstance, value: unknown): number | undefined {
  if (math.isNumber(value)) return value;
  if (!math.isBigNumber(value)) return undefined;
  const number = value.toNumber();
  return value.eq(number) ? number : undefined;
}
