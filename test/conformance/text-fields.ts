import { type Field, type Fields, initialValues } from '#core/fields.ts';
import type { Given } from './any-values.ts';
import { allOperations, type NamedOperation } from './tools.ts';

/** The value of a field in which a text stands; undefined where none can. */
export function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'text') return text;
  if (field.kind === 'file') return new File([text], 'any.bin');
  if (field.kind === 'list') return [Object.fromEntries(field.members.map((member) => [member, text]))];
  return undefined;
}

/** What the button `Sample` fills in, or else the default. */
export const samplesOf = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, (field.kind === 'text' && field.sample) || field.initial]));

/** How often a key is derived, which only makes every text take longer, and hides how the rest of the time grows. */
const costs: readonly string[] = ['iterations', 'cost'];

/** The defaults, but what is derived from a passphrase is derived as seldom as may be. */
export const cheapOptions = (fields: Fields): Given => ({
  ...initialValues(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'number' && costs.includes(name) ? [[name, field.min]] : [])),
  ),
});

interface Reading extends NamedOperation {
  readonly fieldName: string;
  readonly field: Field;
}

/** Every field of every operation that takes text: tests are named `$tool.id: $name, $fieldName`. */
export const readings: readonly Reading[] = allOperations.flatMap((named) =>
  Object.entries({ ...named.operation.inputs, ...named.operation.options })
    .filter(([, field]) => valueOf(field, '') !== undefined)
    .map(([fieldName, field]) => ({ ...named, fieldName, field })),
);
