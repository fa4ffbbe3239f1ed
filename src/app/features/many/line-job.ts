import type { Declaration } from '#core/declaration.ts';
import type { Values } from '#engine/library.ts';
import type { LineOperation } from '#engine/line-operation.ts';
import { followingChoices, isNotChosen } from '#engine/primary-input.ts';
import { partsInView } from '#tool-ui/declared-view/parts-in-view.ts';

/**
 * The names of the other inputs and options that affect the results. Excludes choices between inputs, because the lines are always the
 * chosen input, and view options, which belong to the page of a single input.
 */
export function otherFields(declaration: Declaration, { name, operation, field }: LineOperation, values: Values) {
  const single = { ...declaration, operations: { [name]: operation } };
  const made = followingChoices(declaration, { [field]: '' });
  const isOpen = (input: string): boolean => input !== field && !isNotChosen(declaration, input, { ...values, ...made });
  const { options, operations } = partsInView(single, values);
  return {
    inputs: (operations[0]?.inputs ?? []).filter(isOpen),
    options: options.filter((option) => option in declaration.options && !(option in made)),
  };
}

/** The values of the other fields, which are the same for every line. */
export function otherValues(declaration: Declaration, { operation, field }: LineOperation, values: Values): Values {
  const made: Values = followingChoices(declaration, { [field]: '' });
  const names = [...operation.takes, ...(operation.presentsWith ?? [])].filter((name) => name !== field);
  return Object.fromEntries(names.map((name) => [name, name in made ? made[name] : values[name]]));
}
