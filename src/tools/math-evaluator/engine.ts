import { all, type ConfigOptions, create, type MathJsInstance, type MathNode, type SimplifyOptions } from 'mathjs';
import type { ValuesOf } from '#core/fields.ts';
import { degreeFunctions, radianFunctions } from './degrees.ts';
import type { declaration } from './declare.ts';
import { correctUnits } from './exact-units.ts';

export type NumberType = ValuesOf<(typeof declaration)['options']>['numberType'];

export interface EngineWish extends Pick<ValuesOf<(typeof declaration)['options']>, 'numberType' | 'angles'> {
  /** Of the functions that draw at random. */
  readonly randomSeed: string;
}

/** Tolerances as strict as the digits allow: with those for floating point 2.9999999999999999 would be rounded down to 3. */
const CONFIGURATIONS: Readonly<Record<NumberType, ConfigOptions>> = {
  decimal: { number: 'BigNumber', precision: 64, relTol: 1e-60, absTol: 1e-63 },
  float: { number: 'number' },
  fraction: { number: 'Fraction' },
};

/** They change the engine itself, or make values of any type (mathjs.org/docs/expressions/security.html). */
export const disabledNames: ReadonlySet<string> = new Set(['import', 'createUnit', 'reviver', 'config']);
/** No functions of mathematics: the one defines types, the other runs examples of documentation. */
const LEFT_OUT = ['typed', 'help'];

/** What an expression can name: nothing else is within its reach, as mathjs interprets it without `eval`. */
export function namesOf(math: MathJsInstance): Record<string, unknown> {
  const { expression } = math as unknown as { readonly expression: { readonly mathWithTransform: Record<string, unknown> } }; // the types say it is a node
  return expression.mathWithTransform;
}

/** A mathjs of its own for each run, so that no expression finds what another one left. */
export function createEngine({ numberType, angles, randomSeed }: EngineWish): MathJsInstance {
  const math = create(all ?? {}, { ...CONFIGURATIONS[numberType], randomSeed });
  const names = namesOf(math);
  for (const name of LEFT_OUT) delete names[name];
  // Not deleted: a matrix that is written out reads a property of `config`.
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

/** That of mathjs asks whether the difference is falsy, which the zero of a big number and of a fraction is not. */
function symbolicEqual(math: MathJsInstance) {
  const { simplify, OperatorNode } = math; // with it comes that a text is read as an expression
  const isEqual = (one: MathNode, other: MathNode, wish: SimplifyOptions = {}): boolean => {
    const difference = simplify(new OperatorNode('-', 'subtract', [one, other]), {}, wish);
    return math.isConstantNode(difference) && math.isZero(difference.value);
  };
  return math.typed('symbolicEqual', { 'Node, Node': isEqual, 'Node, Node, Object': isEqual });
}

/** Functions whose name is also that of a unit. */
const FUNCTIONS_AND_UNITS = ['min', 'sec'];

/** What the types leave out of mathjs. */
interface TypedRegistry {
  readonly addType: (type: { readonly name: string; readonly test: (value: unknown) => boolean }) => void;
  readonly addConversion: (conversion: {
    readonly from: string;
    readonly to: string;
    readonly convert: (value: unknown) => unknown;
  }) => void;
}

/** A function stands for its unit where one is wanted: `90 min to h`. To be called before mathjs makes a function that takes units. */
function takeFunctionsForUnits(math: MathJsInstance): void {
  const names = namesOf(math);
  const nameOf = (value: unknown): string | undefined => FUNCTIONS_AND_UNITS.find((name) => names[name] === value);
  const typed = math.typed as unknown as TypedRegistry;
  typed.addType({ name: 'name of a unit', test: (value) => typeof value === 'function' && nameOf(value) !== undefined });
  typed.addConversion({ from: 'name of a unit', to: 'Unit', convert: (value) => math.unit(nameOf(value) ?? '') });
}
