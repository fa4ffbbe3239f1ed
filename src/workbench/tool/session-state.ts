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

/** What was done in one step, where the page offers for a while to take it back. */
export type Step = 'cleared' | 'sampled' | 'reset' | 'resetAll' | 'swapped' | 'removed' | 'applied';

/** All that the visitor has done to a tool, as plain data. */
export interface SessionState {
  readonly drafts: Drafts;
  /** What the device fills in where nobody has said anything. */
  readonly suggested: Drafts;
  /** What the site has its options begin with, by their values. */
  readonly siteDefaults: Readonly<Record<string, unknown>>;
  /** What `Undo` brings back, in one step. */
  readonly replaced: Kept;
  readonly step: Step | undefined;
  /** The options that this browser remembers, as a query string. */
  readonly remembered: string;
  /** The inputs that this browser keeps. */
  readonly kept: Kept;
  /** What the link in the address bar asks for, as a query string. */
  readonly linked: string;
  /** Options that were handed over: they hold for this visit, and the browser remembers what was there before. */
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

/** What may stand in the controls, each over those before it: only what the field of that name can hold. */
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

/** What stands in every control: what was typed, else what was handed over or what the link says, else what is kept or remembered, else the default of the site, else what the device suggests, else the default. */
export const draftsOf = (fields: ToolFields, state: SessionState): Drafts =>
  layers.reduce((below, layer) => ({ ...below, ...layer(fields, state) }), {});

type Entries<Value> = Readonly<Record<string, Value>>;

const only = <Value>(entries: Entries<Value>, names: object): Entries<Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(names, name)));
const without = (drafts: Drafts, names: object): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !Object.hasOwn(names, name)));

/** What a link names, and what it names by a former name. */
function namedIn(fields: ToolFields, query: string): object {
  const parameters = new URLSearchParams(linkQuery(fields, query));
  const declared = Object.entries(allFields(fields)).filter(([name, field]) => namesFor(name, field).some((each) => parameters.has(each)));
  return { ...Object.fromEntries(parameters), ...Object.fromEntries(declared) };
}

/** A followed link says what it says, whatever was typed before. It takes nothing away of what is kept: `undo` brings it back. */
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

/** From the first change on the visitor's own doing counts: what the link said becomes a part of it. */
const absorbed = (fields: ToolFields, state: SessionState): SessionState => ({
  ...state,
  drafts: {
    ...without(linkedDrafts(fields, state.linked), fittingDrafts(fields.options, state.visiting)),
    ...fittingDrafts(allFields(fields), state.drafts),
  },
  linked: '',
});

/** These drafts over what stands there, and what the browser remembers and keeps of them. */
function put(fields: ToolFields, state: SessionState, drafts: Drafts): SessionState {
  const visiting = without(state.visiting, drafts);
  const after = { ...state, drafts: { ...state.drafts, ...drafts }, visiting, replaced: {}, step: undefined };
  const shown = draftsOf(fields, after);
  const own = draftsOf(fields, { ...after, visiting: {} });
  const isAnyOf = (names: object): boolean => Object.keys(drafts).some((name) => Object.hasOwn(names, name));
  const remembered = isAnyOf(fields.options) ? encodeOptions(fields, own, state.siteDefaults) : state.remembered;
  if (!isAnyOf({ ...keptFields(fields), ...switchesOf(fields, fields.inputs) })) return { ...after, remembered };
  const kept = only(shown, fieldsKeptNow(fields, shown));
  // An input whose switch was turned off is still in its control.
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

/** An answer has something for a field: with what was replaced just before, such as by a sample, it is one step. */
export function filled(fields: ToolFields, state: SessionState, drafts: Drafts): SessionState {
  const after = changed(fields, state, drafts);
  const { step, replaced: before } = state;
  return step === undefined ? after : { ...after, replaced: { ...only(draftsOf(fields, state), drafts), ...before }, step };
}

/** Sent from elsewhere, in one step. */
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

/** What was typed before a reload. A link, and what was typed since, say what they say all the same. */
export const restored = (fields: ToolFields, state: SessionState, drafts: Drafts): SessionState => ({
  ...state,
  drafts: { ...without(drafts, namedIn(fields, state.linked)), ...state.drafts },
});

/** Other options than those that stand here were chosen in another tab: they replace this tab's. */
export function rememberedAnew(fields: ToolFields, state: SessionState, remembered: string): SessionState {
  const isOwn = remembered === encodeOptions(fields, draftsOf(fields, state));
  return { ...state, remembered, drafts: isOwn ? state.drafts : without(state.drafts, fields.options) };
}

/** Another tab, or the settings page, has changed what is kept, which replaces what this tab keeps. */
export const keptAnew = (fields: ToolFields, state: SessionState, kept: Kept): SessionState => ({
  ...state,
  kept,
  drafts: without(state.drafts, { ...fieldsKeptNow(fields, draftsOf(fields, state)), ...switchesOf(fields, fields.inputs) }),
});
