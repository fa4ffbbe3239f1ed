import { type Conditions, type Declaration } from '#core/declaration.ts';
import type { Field, Fields } from '#core/fields.ts';
import { followingChoices } from '../primary-input.ts';
import { reads } from '../adapter-operations.ts';
import type { StepOperation } from './step-operation.ts';

/** Limits a choice field to the values that the operation allows. A field with a single allowed value is left out. */
function fitting(field: Field, wanted: Conditions[string]): Field | undefined {
  if (!wanted) return field;
  if (wanted.length < 2 || field.kind !== 'choice') return undefined;
  const values = field.values.filter((value) => wanted.includes(value));
  return { ...field, values, initial: values.includes(field.initial) ? field.initial : (values[0] ?? field.initial) };
}

/** The fields of a step that a visitor can fill in: options and further inputs. The choice of the receiving input is left out. */
export function stepFields(
  declaration: Declaration,
  { operation, inputs: taking }: StepOperation,
): { readonly inputs: Fields; readonly options: Fields } {
  const chosen = followingChoices(declaration, Object.fromEntries(taking.slice(0, 1).map((name) => [name, ''])));
  const pick = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const isAsked = reads(operation, name) && !taking.includes(name) && !(name in chosen);
        const own = isAsked ? fitting(field, operation.when?.[name]) : undefined;
        return own ? [[name, own]] : [];
      }),
    );
  return { inputs: pick(declaration.inputs), options: pick(declaration.options) };
}
