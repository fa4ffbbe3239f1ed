import { all, type ConfigOptions, create, type MathJsInstance } from 'mathjs';
import type { ValuesOf } from '#core/fields.ts';
import { degreeFunctions } from './degrees.ts';
import type { options } from './fields.ts';

export type NumberType = ValuesOf<typeof options>['numberType'];

export interface EngineWish extends Pick<ValuesOf<typeof options>, 'numberType' | 'angles'> {
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
  names['ln'] = math.typed('ln', { any: math.log });
  if (angles === 'degrees') Object.assign(names, degreeFunctions(math));
  return math;
}

const disabled = (name: string) => (): never => {
  throw new Error(`Function ${name} is disabled`);
};
