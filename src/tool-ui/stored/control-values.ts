import { LINES } from '#core/by-line.ts';
import { decodeGiven, encodeFields, namesFor } from '#core/field-text.ts';
import { type Field, type Fields, initialValues, type Persistence, type ValueOf, type ValuesOf } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';

export type ControlValues = Readonly<Record<string, ControlValue>>;

/** The declared fields of a tool. */
export interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

export const allFields = ({ inputs, options }: ToolFields): Fields => ({ ...inputs, ...options });

/** The control values of fields with these values. */
export const controlValuesOfValues = (fields: Fields, values: Readonly<Record<string, unknown>>): ControlValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, kindOf(field).controlValueOf(value as ValueOf<typeof field>)]] : []; // the values match the fields
    }),
  );

const where = (fields: Fields, isWanted: (keeping: Persistence) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isWanted(field)));

const linkableFields = (fields: ToolFields): Fields => where(allFields(fields), ({ share }) => share !== 'never');

/** The inputs that the browser can keep after the page is closed. */
export const keptFields = ({ inputs }: ToolFields): Fields => where(inputs, ({ persist }) => persist === 'local');

/** The inputs that the browser keeps with these control values: those without a switch, and those whose switch is on. */
export const fieldsKeptNow = (fields: ToolFields, controlValues: ControlValues): Fields =>
  where(keptFields(fields), ({ persistWith }) => persistWith === undefined || controlValues[persistWith] === true);

/** The switches of the named inputs, turned on. */
export const switchesOf = ({ inputs }: ToolFields, names: object): ControlValues =>
  Object.fromEntries(
    Object.keys(names).flatMap((name) => (inputs[name]?.persistWith === undefined ? [] : [[inputs[name].persistWith, true]])),
  );

/** The options that a browser remembers. */
export const rememberedFields = ({ options }: ToolFields): Fields => where(options, ({ persist = 'local' }) => persist === 'local');

/** Completes the query of a link: without lines, it opens single-input mode, even if many-at-once mode was saved. */
export const linkQuery = ({ options }: ToolFields, linked: string): string =>
  linked === '' || !(LINES in options) || new URLSearchParams(linked).has(LINES) ? linked : `${linked}&${LINES}=false`;

const lastLinked = new WeakMap<ToolFields, { readonly linked: string; readonly controlValues: ControlValues }>();

/**
 * The control values of a link, for fields that links may contain. Returns the same object for the same link, so that lists keep their identity.
 */
export function linkedControlValues(fields: ToolFields, linked: string): ControlValues {
  const last = lastLinked.get(fields);
  if (last?.linked === linked) return last.controlValues;
  const linkable = linkableFields(fields);
  const controlValues = controlValuesOfValues(linkable, decodeGiven(linkable, linkQuery(fields, linked)));
  lastLinked.set(fields, { linked, controlValues });
  return controlValues;
}

export function rememberedControlValues(fields: ToolFields, remembered: string): ControlValues {
  const options = rememberedFields(fields);
  return controlValuesOfValues(options, decodeGiven(options, remembered));
}

/** In UTF-16 code units. Options are words or lines; megabytes would be written and read on every key press. */
const MAX_REMEMBERED = 100_000;

/** Replaces the initial values of fields. */
const begunWith = (fields: Fields, values: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (name in values ? { ...field, initial: values[name] } : field) as Field]), // its own kind of value
  );

/** The valid values among those given, for known options. */
const knownValues = (options: Fields, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  decodeGiven(options, new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])).toString());

/** Writes the options that differ from the site's defaults, in the format of `rememberedControlValues`. Leaves out options that are too long. */
export function encodeOptions(
  fields: ToolFields,
  controlValues: ControlValues,
  siteDefaults: Readonly<Record<string, unknown>> = {},
): string {
  const declared = rememberedFields(fields);
  const options = begunWith(declared, knownValues(declared, siteDefaults));
  const values = Object.entries(valuesOfControlValues(options, controlValues));
  return encodeFields(
    options,
    Object.fromEntries(values.filter(([, value]) => typeof value !== 'string' || value.length <= MAX_REMEMBERED)),
  );
}

export function initialControlValues(declared: ToolFields): ControlValues {
  const fields = allFields(declared);
  return controlValuesOfValues(fields, initialValues(fields));
}

/** The control values that belong to a field of the tool and are valid for its control. */
export function fittingControlValues(fields: Fields, controlValues: Readonly<Record<string, unknown>>): ControlValues {
  const fitting: Record<string, ControlValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = namesFor(name, field).find((each) => Object.hasOwn(controlValues, each));
    const controlValue = key === undefined ? undefined : controlValues[key];
    if (kindOf(field).accepts(field, controlValue)) fitting[name] = controlValue;
  }
  return fitting;
}

/** The control values of inputs that receive texts or files from elsewhere. */
export const sentControlValues = (
  inputs: Fields,
  controlValues: ControlValues,
  sent: Readonly<Record<string, string | File>>,
): ControlValues =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, received]) => {
      const field = inputs[name];
      if (!field) return [];
      const controlValue = typeof received === 'string' ? kindOf(field).withSent(field, controlValues[name] ?? '', received) : received;
      return kindOf(field).accepts(field, controlValue) ? [[name, controlValue]] : [];
    }),
  );

/** The control values of options with these values. */
export const saidControlValues = (options: Fields, given: Readonly<Record<string, unknown>>): ControlValues =>
  controlValuesOfValues(options, knownValues(options, given));

/** The values of fields. Fields with invalid control values are left out. */
export const valuesOfControlValues = <F extends Fields>(fields: F, controlValues: ControlValues): Partial<ValuesOf<F>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = kindOf(field).valueOf(field, controlValues[name] ?? null);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<ValuesOf<F>>; // the values match the fields
