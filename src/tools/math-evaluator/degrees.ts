import type { BigNumber, Complex, MathJsInstance } from 'mathjs';
import { exactFunctions, exactInverses } from './exact-angles.ts';

type Scalar = number | BigNumber | Complex;
type MathFunction = (...values: readonly unknown[]) => unknown;

/** The trigonometric functions of a mathjs instance in degrees, by name. What has a unit of its own is left to the original. */
export function degreeFunctions(math: MathJsInstance): Readonly<Record<string, MathFunction>> {
  const originals = math as unknown as Readonly<Record<string, MathFunction>>; // every function is a member of the instance
  const isScalar = (value: unknown): value is Scalar => math.isNumber(value) || math.isBigNumber(value) || math.isComplex(value);
  const toRadians = (angle: unknown): unknown => (isScalar(angle) ? math.divide(math.multiply(angle, math.pi), 180) : angle);
  const toDegrees = (angle: unknown): unknown => (isScalar(angle) ? math.divide(math.multiply(angle, 180), math.pi) : angle);
  const like = (value: unknown, exact: number | undefined): unknown =>
    exact !== undefined && math.isBigNumber(value) ? math.bignumber(exact) : exact;

  const functions = Object.entries(exactFunctions).map(([name, exact]): [string, MathFunction] => [
    name,
    math.typed(name, { any: (angle) => like(angle, at(exact, wholeDegrees(math, angle))) ?? originals[name]?.(toRadians(angle)) }),
  ]);
  const inverses = Object.entries(exactInverses).map(([name, exact]): [string, MathFunction] => [
    name,
    math.typed(name, { any: (value) => like(value, at(exact, exactNumber(math, value))) ?? toDegrees(originals[name]?.(value)) }),
  ]);
  const atan2 = math.typed('atan2', { 'any, any': (y, x) => toDegrees(originals['atan2']?.(y, x)) });
  return Object.fromEntries([...functions, ...inverses, ['atan2', atan2]]);
}

const at = (exact: (value: number) => number | undefined, value: number | undefined): number | undefined =>
  value === undefined ? undefined : exact(value);

/** Within one turn; `undefined` for an angle that is not a whole number of degrees. */
function wholeDegrees(math: MathJsInstance, angle: unknown): number | undefined {
  if (math.isBigNumber(angle)) return angle.isInteger() ? angle.mod(360).toNumber() : undefined;
  return math.isNumber(angle) && Number.isInteger(angle) ? angle % 360 : undefined;
}

/** A value as a floating-point number, where that loses nothing of it. */
function exactNumber(math: MathJsInstance, value: unknown): number | undefined {
  if (math.isNumber(value)) return value;
  if (!math.isBigNumber(value)) return undefined;
  const number = value.toNumber();
  return value.eq(number) ? number : undefined;
}
