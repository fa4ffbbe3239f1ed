import type { Choice } from '../field/field-props.ts';

export interface ChoiceWithTooltip<Value extends string = string> extends Choice<Value> {
  readonly tooltip?: string | undefined;
  /** Search terms that match this choice in addition to its label. */
  readonly searchTerms?: readonly string[] | undefined;
}

/** A list of values that are also the labels, a list of choices, or a map from label to value. */
export type Choices<Value extends string = string> = readonly (Value | ChoiceWithTooltip<Value>)[] | Readonly<Record<string, Value>>;

export function toChoices<Value extends string>(choices: Choices<Value>): readonly ChoiceWithTooltip<Value>[] {
  if (isList(choices)) return choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice));
  return Object.entries(choices).map(([label, value]) => ({ label, value }));
}

// `Array.isArray` does not narrow a readonly array.
const isList = <Value extends string>(choices: Choices<Value>): choices is readonly (Value | ChoiceWithTooltip<Value>)[] =>
  Array.isArray(choices);
