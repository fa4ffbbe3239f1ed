import { type Field, type Fields, initialValues, type ValueOf, type ValuesOf } from './fields.ts';
import { kindOf } from './kinds/kind-of.ts';

/** A query string to values; each field that is missing or wrong falls back to its default alone. */
export function decodeFields<F extends Fields>(fields: F, query: string): ValuesOf<F> {
  return { ...initialValues(fields), ...decodeGiven(fields, query) };
}

/** The name of a field, and those that it had before: the first that is said counts. */
export const namesFor = (name: string, { was = [] }: Field): readonly string[] => [name, ...was];

/** Only the fields that the query string names with a value that they can have. */
export function decodeGiven<F extends Fields>(fields: F, query: string): Partial<ValuesOf<F>> {
  const parameters = new URLSearchParams(query);
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const said = namesFor(name, field).find((each) => parameters.has(each));
    const value = said === undefined ? undefined : kindOf(field).decode(field, parameters.get(said) ?? '');
    if (value !== undefined) given[name] = value;
  }
  return given as Partial<ValuesOf<F>>; // each value was decoded by its own field
}

/** Values to a query string: only what differs from the defaults. What no text can say is left out, such as a file. */
export const encodeFields = <F extends Fields>(fields: F, values: Partial<ValuesOf<F>>): string =>
  encodeWhere(fields, values, (text, field) => text !== textOf(field, field.initial));

/** As `encodeFields`, with the defaults: for a reader who may remember other values. */
export const encodeAllFields = <F extends Fields>(fields: F, values: Partial<ValuesOf<F>>): string =>
  encodeWhere(fields, values, () => true);

const textOf = (field: Field, value: ValueOf<Field> | undefined): string | undefined =>
  value === undefined ? undefined : kindOf(field).encode(value);

function encodeWhere<F extends Fields>(fields: F, values: Partial<ValuesOf<F>>, isWanted: (text: string, field: Field) => boolean): string {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = textOf(field, values[name]);
    if (text !== undefined && isWanted(text, field)) parameters.set(name, text);
  }
  return parameters.toString();
}
