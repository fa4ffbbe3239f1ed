import { decodeGiven, parseNumber } from '#core/field-text.ts';
import { type Field, type Fields, initialValues, isLinkable, type ListItem, listItem, type ValuesOf } from '#core/fields.ts';
import { isListOf } from '#core/list-text.ts';

/** What stands in a control: of a number field the text as typed, of any other its value. */
export type Draft = string | boolean | File | null | readonly ListItem[];
export type Drafts = Readonly<Record<string, Draft>>;

/** What a tool declares in its `fields.ts`. */
export interface ToolFields {
  readonly inputs: Fields;
  readonly options: Fields;
}

export const allFields = ({ inputs, options }: ToolFields): Fields => ({ ...inputs, ...options });

const draftOf = (value: unknown): Draft => (typeof value === 'number' ? String(value) : (value as Draft)); // a field's value is a number or a draft

const draftsOfValues = (values: object): Drafts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, draftOf(value)]));

const linkableFields = (fields: ToolFields): Fields =>
  Object.fromEntries(Object.entries(allFields(fields)).filter(([, field]) => isLinkable(field)));

/** The inputs that a browser keeps when the page is closed. */
export const keptFields = ({ inputs }: ToolFields): Fields =>
  Object.fromEntries(Object.entries(inputs).filter(([, field]) => field.kind === 'list' && field.isKept));

const lastLinked = new WeakMap<ToolFields, { readonly linked: string; readonly drafts: Drafts }>();

/** What a link asks for, of the fields that a link may carry. As long as it is the same link, its lists are the very same. */
export function linkedDrafts(fields: ToolFields, linked: string): Drafts {
  const last = lastLinked.get(fields);
  if (last?.linked === linked) return last.drafts;
  const drafts = draftsOfValues(decodeGiven(linkableFields(fields), linked));
  lastLinked.set(fields, { linked, drafts });
  return drafts;
}

/** The options that a browser remembers. */
export const rememberedDrafts = ({ options }: ToolFields, remembered: string): Drafts => draftsOfValues(decodeGiven(options, remembered));

export const initialDrafts = (fields: ToolFields): Drafts => draftsOfValues(initialValues(allFields(fields)));

/** Whether a field's control can hold it: what an older release of the tool kept may be none of this one's. */
function isDraftOf(field: Field, draft: unknown): draft is Draft {
  switch (field.kind) {
    case 'flag':
      return typeof draft === 'boolean';
    case 'choice':
      return field.values.some((value) => value === draft);
    case 'file':
      return draft === null || draft instanceof File;
    case 'list':
      return isListOf(field, draft);
    case 'text':
    case 'number':
      return typeof draft === 'string';
  }
}

/** Those drafts that belong to a field of the tool and that its control can hold. */
export function fittingDrafts(fields: Fields, drafts: Readonly<Record<string, unknown>>): Drafts {
  const fitting: Record<string, Draft> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(drafts, name) && isDraftOf(field, drafts[name])) fitting[name] = drafts[name];
  }
  return fitting;
}

/** What stands in a control when another tool has sent a text: a list has an item more, in place of its last one if it is full. */
export const draftWithSent = (field: Field, draft: Draft, text: string): Draft =>
  field.kind === 'list' && isListOf(field, draft) ? [...draft.slice(0, field.max - 1), listItem(field, field.receiving, text)] : text;

/** The field's value; `NaN` while what stands in a number field is not a number that it can have. */
export const valueOfDraft = (field: Field, draft: Draft): unknown =>
  field.kind === 'number' && typeof draft === 'string' ? parseNumber(draft, field) : draft;

export const valuesOfDrafts = <F extends Fields>(fields: F, drafts: Drafts): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOfDraft(field, drafts[name] ?? null)])) as ValuesOf<F>; // the values of the very fields
