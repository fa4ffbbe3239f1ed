import { areMet, type Declaration, type OperationDeclaration } from '#core/declaration.ts';
import { lineInput, lineOperations } from '#core/by-line.ts';
import type { Values } from '#engine/library.ts';
import { followingChoices, isNotChosen } from '#engine/primary-input.ts';
import { partsInView } from '#workbench/declared-view/parts-in-view.ts';

/** What is done with each line while the fields have these values. */
export interface ChosenOperation {
  readonly name: string;
  readonly operation: OperationDeclaration;
  /** The input that a line is. */
  readonly field: string;
  /** Those that can be done at the moment. */
  readonly offered: Readonly<Record<string, OperationDeclaration>>;
}

/** The operation that was chosen, if it can be done now, else the first that can. */
export function chosenOperation(declaration: Declaration, chosen: string, values: Values): ChosenOperation | undefined {
  const all = Object.entries(lineOperations(declaration));
  const met = all.filter(([, { when }]) => areMet(when, values));
  const offered = met.length > 0 ? met : all;
  const [name, operation] = offered.find(([each]) => each === chosen) ?? offered[0] ?? [];
  const field = operation && lineInput(declaration, operation);
  return name === undefined || !operation || field === undefined
    ? undefined
    : { name, operation, field, offered: Object.fromEntries(offered) };
}

/** The names of the other fields that have a say in it: inputs, and options. A choice between inputs is made by the lines. */
export function otherFields(declaration: Declaration, { name, operation, field }: ChosenOperation, values: Values) {
  const asked = { ...declaration, operations: { [name]: operation } };
  const made = followingChoices(declaration, { [field]: '' });
  const isOpen = (input: string): boolean => input !== field && !isNotChosen(declaration, input, { ...values, ...made });
  const { options, operations } = partsInView(asked, values);
  return { inputs: (operations[0]?.inputs ?? []).filter(isOpen), options: options.filter((option) => !(option in made)) };
}

/** The values that hold for every line. */
export function otherValues(declaration: Declaration, { operation, field }: ChosenOperation, values: Values): Values {
  const made: Values = followingChoices(declaration, { [field]: '' });
  const names = [...operation.takes, ...(operation.says ?? [])].filter((name) => name !== field);
  return Object.fromEntries(names.map((name) => [name, name in made ? made[name] : values[name]]));
}
