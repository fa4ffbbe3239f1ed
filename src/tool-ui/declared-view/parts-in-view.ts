import { areMet, type Declaration, operationsOf } from '#core/declaration.ts';
import type { Field } from '#core/fields.ts';
import type { Output } from '#core/outputs.ts';

/** An operation with the inputs and outputs that no earlier operation displays. Consecutive rows share a table. */
export interface OperationInView {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly (readonly string[])[];
}

/** The visible parts of a page, in the order of the declaration. */
export interface PartsInView {
  /** Switches come last. */
  readonly options: readonly string[];
  readonly operations: readonly OperationInView[];
}

type Values = Readonly<Record<string, unknown>>;

/** Kinds of outputs that only a custom view can display. */
const PAGE_ALONE: ReadonlySet<string | undefined> = new Set(['marks', 'page']);

const isFlag = (field: Field | undefined): boolean => field?.kind === 'flag';
const isRow = (output: Output | undefined): boolean => output?.kind === 'row';

/** Groups consecutive rows. Every other output is a group of its own. */
function inGroups(names: readonly string[], outputs: Declaration['outputs']): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && isRow(outputs[name]) && isRow(outputs[last[0] ?? ''])) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** The visible parts of a tool for these values. Fields and outputs that no active operation uses are hidden. */
export function partsInView(declaration: Declaration, values: Values): PartsInView {
  const { inputs, options, viewOptions = {}, outputs } = declaration;
  const allOptions = { ...options, ...viewOptions };
  const all = Object.entries(operationsOf(declaration)).filter(([, { uiOnly }]) => !uiOnly);
  const met = all.filter(([, operation]) => areMet(operation.when, values));
  const used = new Set([
    ...Object.keys(viewOptions),
    ...all.flatMap(([, { when = {} }]) => Object.keys(when)),
    ...met.flatMap(([, { takes, presentsWith = [] }]) => [...takes, ...presentsWith]),
  ]);
  const placed = new Set<string>();
  const place = (names: readonly string[]): readonly string[] => {
    const own = names.filter((name) => !placed.has(name));
    for (const name of own) placed.add(name);
    return own;
  };
  return {
    options: Object.keys(allOptions)
      .filter((name) => used.has(name))
      .toSorted((one, other) => Number(isFlag(allOptions[one])) - Number(isFlag(allOptions[other]))),
    operations: met.map(([name, { takes, presentsWith = [], gives }]) => ({
      name,
      inputs: place(Object.keys(inputs).filter((field) => takes.includes(field) || presentsWith.includes(field))),
      outputs: inGroups(
        place(Object.keys(outputs).filter((output) => gives.includes(output) && !PAGE_ALONE.has(outputs[output]?.kind))),
        outputs,
      ),
    })),
  };
}
