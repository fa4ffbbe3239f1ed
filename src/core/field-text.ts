import type { Field, Fields, NumberField, ValueOf, ValuesOf } from './fields.ts';
import { initialValues } from './fields.ts';
import { parseList, stringifyList } from './list-text.ts';

/** Reads what stands in a number field. `NaN` when it is not a number, not whole where it must be, or out of bounds. */
export function parseNumber(typed: string, { min, max, isWhole }: NumberField): number {
  const source = typed.trim();
  if (!(isWhole ? /^[+-]?\d+$/ : /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i).test(source)) return Number.NaN;
  const value = Number(source);
  return value >= min && value <= max ? value + 0 : Number.NaN; // + 0 makes 0 of -0, which no text tells from it
}

/** Reads a remembered or shared value, which may be stale, foreign or hostile: `undefined` if the field cannot have it. */
export function decodeField<F extends Field>(field: F, source: string): ValueOf<F> | undefined;
export function decodeField(field: Field, source: string): ValueOf<Field> | undefined {
  switch (field.kind) {
    case 'text':
      return source;
    case 'flag':
      return source === 'true' ? true : source === 'false' ? false : undefined;
    case 'choice':
      return field.values.includes(source) ? source : undefined;
    case 'number': {
      const value = parseNumber(source, field);
      return Number.isNaN(value) ? undefined : value;
    }
    case 'list':
      return parseList(field, source);
    case 'file':
      return undefined;
  }
}

/** A query string to values; each field that is missing or wrong falls back to its default alone. */
export function decodeFields<F extends Fields>(fields: F, query: string): ValuesOf<F> {
  return { ...initialValues(fields), ...decodeGiven(fields, query) };
}

/** Only the fields that the query string names with a value that they can have. */
export function decodeGiven<F extends Fields>(fields: F, query: string): Partial<ValuesOf<F>> {
  const parameters = new URLSearchParams(query);
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const source = parameters.get(name);
    const value = source === null ? undefined : decodeField(field, source);
    if (value !== undefined) given[name] = value;
  }
  return given as Partial<ValuesOf<F>>; // each value was decoded by its own field
}

/** Values to a query string: only what differs from the defaults. Files are left out, and numbers that are none. */
export const encodeFields = <F extends Fields>(fields: F, values: Partial<ValuesOf<F>>): string =>
  encodeWhere(fields, values, (text, field) => text !== textOf(field.initial));

/** As `encodeFields`, with the defaults: for a reader who may remember other values. */
export const encodeAllFields = <F extends Fields>(fields: F, values: Partial<ValuesOf<F>>): string =>
  encodeWhere(fields, values, () => true);

const textOf = (value: ValueOf<Field>): string => (Array.isArray(value) ? stringifyList(value) : String(value));

function encodeWhere<F extends Fields>(fields: F, values: Partial<ValuesOf<F>>, isWanted: (text: string, field: Field) => boolean): string {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === 'file' || value === undefined || Number.isNaN(value)) continue;
    const text = textOf(value);
    if (isWanted(text, field)) parameters.set(name, text);
  }
  return parameters.toString();
}
