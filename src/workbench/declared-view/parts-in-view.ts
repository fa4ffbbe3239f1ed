import { type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Output } from '#core/outputs.ts';

/** The names of what a page shows at the moment, in the order of the declaration. */
export interface PartsInView {
  readonly options: readonly string[];
  readonly inputs: readonly string[];
  /** Rows that follow each other stand in one table. */
  readonly outputs: readonly (readonly string[])[];
  readonly operations: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

const isMet = ({ when = {} }: OperationDeclaration, values: Values): boolean =>
  Object.entries(when).every(([field, accepted]) => accepted?.includes(String(values[field])) ?? true);

const isRow = (output: Output | undefined): boolean => output?.kind === 'row';

/** Puts the names of rows that follow each other into one group; every other output is a group of its own. */
function inGroups(names: readonly string[], outputs: Declaration['outputs']): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && isRow(outputs[name]) && isRow(outputs[last[0] ?? ''])) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** What there is to see of a tool while its fields have these values: nothing that no operation takes or gives by now. */
export function partsInView(declaration: Declaration, values: Values): PartsInView {
  const { inputs, options, viewOptions = {}, outputs } = declaration;
  const all = Object.entries(operationsOf(declaration)).filter(([, operation]) => !operation.isInternal);
  const met = all.filter(([, operation]) => isMet(operation, values));
  const fields = new Set([
    ...Object.keys(viewOptions),
    ...all.flatMap(([, { when = {} }]) => Object.keys(when)),
    ...met.flatMap(([, { takes, says = [] }]) => [...takes, ...says]),
  ]);
  const given = new Set(met.flatMap(([, { gives }]) => gives));
  const shown = Object.keys(outputs).filter((name) => given.has(name) && !['marks', 'page'].includes(outputs[name]?.kind ?? ''));
  return {
    options: Object.keys({ ...options, ...viewOptions }).filter((name) => fields.has(name)),
    inputs: Object.keys(inputs).filter((name) => fields.has(name)),
    outputs: inGroups(shown, outputs),
    operations: met.map(([name]) => name),
  };
}
