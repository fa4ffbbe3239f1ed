import { type Field, type Fields, initialValues } from '#core/fields.ts';
import type { Given } from './any-values.ts';

/** The value of a field that contains a text; undefined for a field that cannot. */
export function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'text') return text;
  if (field.kind === 'file') return new File([text], 'any.bin');
  if (field.kind === 'list') return [Object.fromEntries(field.members.map((member) => [member, text]))];
  return undefined;
}

/** The values that the button `Sample` fills in, or else the defaults. */
export const samplesOf = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, (field.kind === 'text' && field.sample) || field.initial]));

/** The cost of deriving a key, which makes every text take longer and hides how the rest of the work grows. */
const costs: readonly string[] = ['iterations', 'cost'];

/** The defaults, but with the lowest cost of deriving a key. */
export const cheapOptions = (fields: Fields): Given => ({
  ...initialValues(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'number' && costs.includes(name) ? [[name, field.min]] : [])),
  ),
});
