import { type Field, type Fields, initialValues, type ValueOf, type ValuesOf } from './fields.ts';
import { kindOf } from './kinds/kind-of.ts';

/** Reads the fields from a query string. A missing or invalid field gets its own default. */
export function decodeFields<F extends Fields>(fields: F, query: string): ValuesOf<F> {
  return { ...initialValues(fields), ...decodeGiven(fields, query) };
}

/** The name of a field, followed by its former names. The first one that is present counts. */
export const namesFor = (name: string, { aliases = [] }: Field): readonly string[] => [name, ...aliases];

/** Reads only those fields for which the query string has a valid value. */
export function decodeGiven<F extends Fields>(fields: F, query: string): Partial<ValuesOf<F>> {
  const parameters = new URLSearchParams(query);
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = namesFor(name, field).find((each) => parameters.has(each));
    const value = key === undefined ? undefined : kindOf(field).decode(field, parameters.get(key) ?? '');
    if (value !== undefined) given[name] = value;
  }
  return given as Partial<ValuesOf<F>>; // each value was decoded by its own field
}

/** Writes values as a query string. Leaves out defaults, and values without a text form, such as files. */
export const encodeFields = <F extends Fields>(fields: F, values: Partial<ValuesOf<F>>): string =>
  encodeWhere(fields, values, (text, field) => text !== textOf(field, field.initial));

/** Like `encodeFields`, but includes defaults, because the recipient's browser may have other values saved. */
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
