import { LINES } from '#core/by-line.ts';
import { decodeGiven, encodeFields, namesFor } from '#core/field-text.ts';
import { type Field, type Fields, initialValues, type Keeping, type ValueOf, type ValuesOf } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';

export type Drafts = Readonly<Record<string, Draft>>;

/** The fields that a tool declares. */
export interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

export const allFields = ({ inputs, options }: ToolFields): Fields => ({ ...inputs, ...options });

/** What stands in the controls of fields that have these values. */
export const draftsOfValues = (fields: Fields, values: Readonly<Record<string, unknown>>): Drafts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, kindOf(field).draftOf(value as ValueOf<typeof field>)]] : []; // the values of the very fields
    }),
  );

const where = (fields: Fields, isWanted: (keeping: Keeping) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isWanted(field)));

const linkableFields = (fields: ToolFields): Fields => where(allFields(fields), ({ link }) => link !== 'never');

/** The inputs that a browser can keep when the page is closed. */
export const keptFields = ({ inputs }: ToolFields): Fields => where(inputs, ({ memory }) => memory === 'device');

/** The inputs that a browser keeps while these drafts are in the controls: those without a switch, and those with their switch on. */
export const fieldsKeptNow = (fields: ToolFields, drafts: Drafts): Fields =>
  where(keptFields(fields), ({ keptWith }) => keptWith === undefined || drafts[keptWith] === true);

/** The switches with which a browser keeps the inputs of these names, turned on. */
export const switchesOf = ({ inputs }: ToolFields, names: object): Drafts =>
  Object.fromEntries(Object.keys(names).flatMap((name) => (inputs[name]?.keptWith === undefined ? [] : [[inputs[name].keptWith, true]])));

/** The options that a browser remembers. */
export const rememberedFields = ({ options }: ToolFields): Fields => where(options, ({ memory = 'device' }) => memory === 'device');

/** What a link says: one that says nothing of lines is to one input, whatever its reader remembers. */
export const linkQuery = ({ options }: ToolFields, linked: string): string =>
  linked === '' || !(LINES in options) || new URLSearchParams(linked).has(LINES) ? linked : `${linked}&${LINES}=false`;

const lastLinked = new WeakMap<ToolFields, { readonly linked: string; readonly drafts: Drafts }>();

/** What a link asks for, of the fields that a link may carry. As long as it is the same link, its lists are the very same. */
export function linkedDrafts(fields: ToolFields, linked: string): Drafts {
  const last = lastLinked.get(fields);
  if (last?.linked === linked) return last.drafts;
  const linkable = linkableFields(fields);
  const drafts = draftsOfValues(linkable, decodeGiven(linkable, linkQuery(fields, linked)));
  lastLinked.set(fields, { linked, drafts });
  return drafts;
}

export function rememberedDrafts(fields: ToolFields, remembered: string): Drafts {
  const options = rememberedFields(fields);
  return draftsOfValues(options, decodeGiven(options, remembered));
}

/** In UTF-16 code units: an option is a word or a line. Megabytes of it would be written, and read, at every key that is pressed. */
const MAX_REMEMBERED = 100_000;

/** Fields that begin with other values. */
const begunWith = (fields: Fields, values: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, (name in values ? { ...field, initial: values[name] } : field) as Field]), // its own kind of value
  );

/** What options are said to be, by name: of those that there are, what they can be. */
const saidValues = (options: Fields, said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  decodeGiven(options, new URLSearchParams(Object.entries(said).map(([name, value]) => [name, String(value)])).toString());

/**
 * What stands in the controls as `rememberedDrafts` reads it, as far as it is not what the site has them begin with, without the options that
 * are too long to be remembered.
 */
export function encodeOptions(fields: ToolFields, drafts: Drafts, siteDefaults: Readonly<Record<string, unknown>> = {}): string {
  const declared = rememberedFields(fields);
  const options = begunWith(declared, saidValues(declared, siteDefaults));
  const values = Object.entries(valuesOfDrafts(options, drafts));
  return encodeFields(
    options,
    Object.fromEntries(values.filter(([, value]) => typeof value !== 'string' || value.length <= MAX_REMEMBERED)),
  );
}

export function initialDrafts(declared: ToolFields): Drafts {
  const fields = allFields(declared);
  return draftsOfValues(fields, initialValues(fields));
}

/** Those drafts that belong to a field of the tool and that its control can hold. */
export function fittingDrafts(fields: Fields, drafts: Readonly<Record<string, unknown>>): Drafts {
  const fitting: Record<string, Draft> = {};
  for (const [name, field] of Object.entries(fields)) {
    const said = namesFor(name, field).find((each) => Object.hasOwn(drafts, each));
    const draft = said === undefined ? undefined : drafts[said];
    if (kindOf(field).accepts(field, draft)) fitting[name] = draft;
  }
  return fitting;
}

/** What stands in the inputs after texts or files were sent to some of them. */
export const sentDrafts = (inputs: Fields, drafts: Drafts, sent: Readonly<Record<string, string | File>>): Drafts =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, brought]) => {
      const field = inputs[name];
      if (!field) return [];
      const draft = typeof brought === 'string' ? kindOf(field).withSent(field, drafts[name] ?? '', brought) : brought;
      return kindOf(field).accepts(field, draft) ? [[name, draft]] : [];
    }),
  );

/** What stands in the controls of options that are said by their values. */
export const saidDrafts = (options: Fields, said: Readonly<Record<string, unknown>>): Drafts =>
  draftsOfValues(options, saidValues(options, said));

/** The values of fields; none of a field while what stands in it is none that it can have. */
export const valuesOfDrafts = <F extends Fields>(fields: F, drafts: Drafts): Partial<ValuesOf<F>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = kindOf(field).valueOf(field, drafts[name] ?? null);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<ValuesOf<F>>; // the values of the very fields
