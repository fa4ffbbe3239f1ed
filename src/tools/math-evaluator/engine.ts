import { all, type ConfigOptions, create, type MathJsInstance, type MathNode, type SimplifyOptions } from 'mathjs';
import type { ValuesOf } from '#core/fields.ts';
import { degreeFunctions, radianFunctions } from './degrees.ts';
import type { declaration } from './declare.ts';
import { correctUnits } from './exact-units.ts';

export type NumberType = ValuesOf<(typeof declaration)['options']>['numberType'];

export interface EngineOptions extends Pick<ValuesOf<(typeof declaration)['options']>, 'numberType' | 'angles'> {
  /** The seed for random functions. */
  readonly randomSeed: string;
}

/** Tolerances as strict as the digits allow. With those for floating point, 2.9999999999999999 would be rounded down to 3. */
const CONFIGURATIONS: Readonly<Record<NumberType, ConfigOptions>> = {
  decimal: { number: 'BigNumber', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  float: { number: 'number' },
  fraction: { number: 'Fraction' },
};

/** Functions that change the engine itself, or create values of any type (mathjs.org/docs/expressions/security.html). */
export const disabledNames: ReadonlySet<string> = new Set(['import', 'createUnit', 'reviver', 'config']);
/** Not mathematical functions: one defines types, the other runs examples of the documentation. */
const LEFT_OUT = ['typed', 'help'];

/** The names that an expression can use. Nothing else is accessible, because mathjs interprets expressions without `eval`. */
export function namesOf(math: MathJsInstance): Record<string, unknown> {
  const { expression } = math as unknown as { readonly expression: { readonly mathWithTransform: Record<string, unknown> } }; // its declared type is a node
  return expression.mathWithTransform;
}

/** Creates a separate mathjs for each run, so that no expression finds the changes of another. */
export function createEngine({ numberType, angles, randomSeed }: EngineOptions): MathJsInstance {
  const math = create(all ?? {}, { ...CONFIGURATIONS[numberType], randomSeed });
  const names = namesOf(math);
  for (const name of LEFT_OUT) delete names[name];
  // Not deleted, because formatting a matrix reads a property of `config`.
  for (const name of disabledNames) names[name] = disabled(name);
  takeFunctionsForUnits(math);
  correctUnits(math, numberType !== 'float');
  names['ln'] = math.typed('ln', { any: math.log });
  names['symbolicEqual'] = (...values: readonly unknown[]) => symbolicEqual(math)(...values);
  Object.assign(names, angles === 'degrees' ? degreeFunctions(math) : radianFunctions(math));
  return math;
}

const disabled = (name: string) => (): never => {
  throw new Error(`Function ${name} is disabled`);
};

/** The version in mathjs checks whether the difference is falsy, but a zero as a big number or fraction is not. */
function symbolicEqual(math: MathJsInstance) {
  const { simplify, OperatorNode } = math; // loading `simplify` lets mathjs read a text as an expression
  const isEqual = (one: MathNode, other: MathNode, options: SimplifyOptions = {}): boolean => {
    const difference = simplify(new OperatorNode('-', 'subtract', [one, other]), {}, options);
    return math.isConstantNode(difference) && math.isZero(difference.value);
  };
  return math.typed('symbolicEqual', { 'Node, Node': isEqual, 'Node, Node, Object': isEqual });
}

/** Functions whose name is also that of a unit. */
const FUNCTIONS_AND_UNITS = ['min', 'sec'];

/** The part of mathjs that its types omit. */
interface TypedRegistry {
  readonly addType: (type: { readonly name: string; readonly test: (value: unknown) => boolean }) => void;
  readonly addConversion: (conversion: {
    readonly from: string;
    readonly to: string;
    readonly convert: (value: unknown) => unknown;
  }) => void;
}

/**
 * Converts a function to the unit of the same name where a unit is expected: `90 min to h`. Must be called before mathjs creates a function
 * that takes units.
 */
function takeFunctionsForUnits(math: MathJsInstance): void {
  const names = namesOf(math);
  const nameOf = (value: unknown): string | undefined => FUNCTIONS_AND_UNITS.find((name) => names[name] === value);
  const typed = math.typed as unknown as TypedRegistry;
  typed.addType({ name: 'name of a unit', test: (value) => typeof value === 'function' && nameOf(value) !== undefined });
  typed.addConversion({ from: 'name of a unit', to: 'Unit', convert: (value) => math.unit(nameOf(value) ?? '') });
}
