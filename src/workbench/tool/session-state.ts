import { withoutLines } from '#core/by-line.ts';
import { namesFor } from '#core/field-text.ts';
import {
  allFields,
  type Drafts,
  encodeOptions,
  fieldsKeptNow,
  fittingDrafts,
  initialDrafts,
  keptFields,
  linkQuery,
  linkedDrafts,
  rememberedDrafts,
  saidDrafts,
  switchesOf,
  type ToolFields,
} from '../stored/drafts.ts';
import type { Kept } from '../stored/kept-inputs.ts';

/** The kinds of steps that the page offers to undo. */
export type Step = 'cleared' | 'sampled' | 'reset' | 'resetAll' | 'swapped' | 'removed' | 'applied';

/** The visitor's changes to a tool, as plain data. */
export interface SessionState {
  readonly drafts: Drafts;
  /** Initial values from the device, which everything else overrides. */
  readonly suggested: Drafts;
  /** The site's default values of options. */
  readonly siteDefaults: Readonly<Record<string, unknown>>;
  /** The drafts that Undo restores in one step. */
  readonly replaced: Kept;
  readonly step: Step | undefined;
  /** The options that this browser remembers, as a query string. */
  readonly remembered: string;
  /** The kept inputs. */
  readonly kept: Kept;
  /** The link in the address bar, as a query string. */
  readonly linked: string;
  /** Options that were handed over for this visit. The browser still remembers the previous ones. */
  readonly visiting: Drafts;
}

export const untouched: SessionState = {
  drafts: {},
  suggested: {},
  siteDefaults: {},
  replaced: {},
  step: undefined,
  remembered: '',
  kept: {},
  linked: '',
  visiting: {},
};

/** The layers of drafts, from lowest to highest priority. Each contains only valid drafts of known fields. */
const layers: readonly ((fields: ToolFields, state: SessionState) => Drafts)[] = [
  (fields) => initialDrafts(fields),
  (fields, { suggested }) => fittingDrafts(allFields(fields), suggested),
  (fields, { siteDefaults }) => saidDrafts(fields.options, siteDefaults),
  (fields, { remembered }) => rememberedDrafts(fields, remembered),
  (fields, { kept }) => fittingDrafts(keptFields(fields), kept),
  (fields, { kept }) => fittingDrafts(fields.options, switchesOf(fields, fittingDrafts(keptFields(fields), kept))),
  (fields, { linked }) => linkedDrafts(fields, linked),
  (fields, { visiting }) => fittingDrafts(fields.options, visiting),
  (fields, { drafts }) => fittingDrafts(allFields(fields), drafts),
];

/**
 * The drafts of all fields. By priority: typed, handed over, from the link, kept, remembered, the site's default, suggested by the device,
 * the field's default.
 */
export const draftsOf = (fields: ToolFields, state: SessionState): Drafts =>
  layers.reduce((below, layer) => ({ ...below, ...layer(fields, state) }), {});

type Entries<Value> = Readonly<Record<string, Value>>;

const only = <Value>(entries: Entries<Value>, names: object): Entries<Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(names, name)));
const without = (drafts: Drafts, names: object): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !Object.hasOwn(names, name)));

/** The names in a link, including fields that it sets by a former name. */
function namedIn(fields: ToolFields, query: string): object {
  const parameters = new URLSearchParams(linkQuery(fields, query));
  const declared = Object.entries(allFields(fields)).filter(([name, field]) => namesFor(name, field).some((each) => parameters.has(each)));
  return { ...Object.fromEntries(parameters), ...Object.fromEntries(declared) };
}

/** Applies a link, which overrides typed drafts. Kept inputs stay stored, and Undo restores them. */
export function followed(fields: ToolFields, state: SessionState, linked: string): SessionState {
  const named = namedIn(fields, linked);
  return {
    ...state,
    linked,
    drafts: without(state.drafts, named),
    visiting: without(state.visiting, named),
    replaced: only(state.kept, named),
    step: undefined,
  };
}

/** Turns the link's drafts into the visitor's own. Used for the first change after a link. */
const absorbed = (fields: ToolFields, state: SessionState): SessionState => ({
  ...state,
  drafts: {
    ...without(linkedDrafts(fields, state.linked), fittingDrafts(fields.options, state.visiting)),
    ...fittingDrafts(allFields(fields), state.drafts),
  },
  linked: '',
});

/** Applies drafts, and updates remembered options and kept inputs. */
function put(fields: ToolFields, state: SessionState, drafts: Drafts): SessionState {
  const visiting = without(state.visiting, drafts);
  const after = { ...state, drafts: { ...state.drafts, ...drafts }, visiting, replaced: {}, step: undefined };
  const shown = draftsOf(fields, after);
  const own = draftsOf(fields, { ...after, visiting: {} });
  const isAnyOf = (names: object): boolean => Object.keys(drafts).some((name) => Object.hasOwn(names, name));
  const remembered = isAnyOf(fields.options) ? encodeOptions(fields, own, state.siteDefaults) : state.remembered;
  if (!isAnyOf({ ...keptFields(fields), ...switchesOf(fields, fields.inputs) })) return { ...after, remembered };
  const kept = only(shown, fieldsKeptNow(fields, shown));
  // An input whose switch was turned off keeps its draft.
  const released = without(only(shown, state.kept), kept);
  const isNothing = Object.keys({ ...kept, ...state.kept }).length === 0;
  return { ...after, drafts: { ...released, ...after.drafts }, remembered, kept: isNothing ? state.kept : kept };
}

export const changed = (fields: ToolFields, state: SessionState, drafts: Drafts): SessionState =>
  put(fields, absorbed(fields, state), drafts);

export const replaced = (fields: ToolFields, state: SessionState, drafts: Drafts, step?: Step): SessionState => ({
  ...changed(fields, state, drafts),
  replaced: only(draftsOf(fields, state), drafts),
  step,
});

/** Fills a field from a result. Becomes part of the previous undoable step, such as filling in a sample. */
export function filled(fields: ToolFields, state: SessionState, drafts: Drafts): SessionState {
  const after = changed(fields, state, drafts);
  const { step, replaced: before } = state;
  return step === undefined ? after : { ...after, replaced: { ...only(draftsOf(fields, state), drafts), ...before }, step };
}

/** Applies values from elsewhere in one step. */
export function received(fields: ToolFields, state: SessionState, inputs: Drafts, options: Drafts): SessionState {
  const after = changed(fields, state, inputs);
  return {
    ...after,
    drafts: without(after.drafts, options),
    visiting: { ...after.visiting, ...options },
    replaced: only(draftsOf(fields, state), { ...inputs, ...options }),
  };
}

export const undone = (fields: ToolFields, state: SessionState): SessionState =>
  put(fields, state, fittingDrafts(allFields(fields), state.replaced));

export function withoutOptions(fields: ToolFields, state: SessionState): SessionState {
  const before = absorbed(fields, state);
  const drafts = without(before.drafts, withoutLines(fields.options));
  const begun = { ...initialDrafts(fields), ...saidDrafts(fields.options, state.siteDefaults) };
  const after = { ...before, drafts, visiting: {}, remembered: encodeOptions(fields, { ...begun, ...drafts }, state.siteDefaults) };
  const [shown, left] = [draftsOf(fields, before), draftsOf(fields, after)];
  const reset = Object.fromEntries(Object.entries(shown).filter(([name, draft]) => draft !== left[name]));
  return { ...after, replaced: reset, step: 'reset' };
}

/** Restores drafts from before a reload. The link and newer drafts take precedence. */
export const restored = (fields: ToolFields, state: SessionState, drafts: Drafts): SessionState => ({
  ...state,
  drafts: { ...without(drafts, namedIn(fields, state.linked)), ...state.drafts },
});

/** Applies options that were changed in another tab. They replace this tab's, unless they are equal. */
export function rememberedAnew(fields: ToolFields, state: SessionState, remembered: string): SessionState {
  const isOwn = remembered === encodeOptions(fields, draftsOf(fields, state));
  return { ...state, remembered, drafts: isOwn ? state.drafts : without(state.drafts, fields.options) };
}

/** Applies kept inputs that another tab or the settings page has changed. */
export const keptAnew = (fields: ToolFields, state: SessionState, kept: Kept): SessionState => ({
  ...state,
  kept,
  drafts: without(state.drafts, { ...fieldsKeptNow(fields, draftsOf(fields, state)), ...switchesOf(fields, fields.inputs) }),
});
