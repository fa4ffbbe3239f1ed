import { withoutLines } from '#core/by-line.ts';
import { namesFor } from '#core/field-text.ts';
import {
  allFields,
  type ControlValues,
  encodeOptions,
  fieldsKeptNow,
  fittingControlValues,
  initialControlValues,
  keptFields,
  linkQuery,
  linkedControlValues,
  rememberedControlValues,
  saidControlValues,
  switchesOf,
  type ToolFields,
} from '../stored/control-values.ts';
import type { Kept } from '../stored/kept-inputs.ts';

/** The kinds of steps that the page offers to undo. */
export type Step = 'cleared' | 'sampled' | 'reset' | 'resetAll' | 'swapped' | 'removed' | 'applied';

/** The visitor's changes to a tool, as plain data. */
export interface SessionState {
  readonly controlValues: ControlValues;
  /** Initial values from the device, which everything else overrides. */
  readonly suggested: ControlValues;
  /** The site's default values of options. */
  readonly siteDefaults: Readonly<Record<string, unknown>>;
  /** The control values that Undo restores in one step. */
  readonly replaced: Kept;
  readonly step: Step | undefined;
  /** The options that this browser remembers, as a query string. */
  readonly remembered: string;
  /** The kept inputs. */
  readonly kept: Kept;
  /** The link in the address bar, as a query string. */
  readonly linked: string;
  /** Options that were handed over for this visit. The browser still remembers the previous ones. */
  readonly visiting: ControlValues;
}

export const untouched: SessionState = {
  controlValues: {},
  suggested: {},
  siteDefaults: {},
  replaced: {},
  step: undefined,
  remembered: '',
  kept: {},
  linked: '',
  visiting: {},
};

/** The layers of control values, from lowest to highest priority. Each contains only valid control values of known fields. */
const layers: readonly ((fields: ToolFields, state: SessionState) => ControlValues)[] = [
  (fields) => initialControlValues(fields),
  (fields, { suggested }) => fittingControlValues(allFields(fields), suggested),
  (fields, { siteDefaults }) => saidControlValues(fields.options, siteDefaults),
  (fields, { remembered }) => rememberedControlValues(fields, remembered),
  (fields, { kept }) => fittingControlValues(keptFields(fields), kept),
  (fields, { kept }) => fittingControlValues(fields.options, switchesOf(fields, fittingControlValues(keptFields(fields), kept))),
  (fields, { linked }) => linkedControlValues(fields, linked),
  (fields, { visiting }) => fittingControlValues(fields.options, visiting),
  (fields, { controlValues }) => fittingControlValues(allFields(fields), controlValues),
];

/**
 * The control values of all fields. By priority: typed, handed over, from the link, kept, remembered, the site's default, suggested by the device,
 * the field's default.
 */
export const controlValuesOf = (fields: ToolFields, state: SessionState): ControlValues =>
  layers.reduce((below, layer) => ({ ...below, ...layer(fields, state) }), {});

type Entries<Value> = Readonly<Record<string, Value>>;

const only = <Value>(entries: Entries<Value>, names: object): Entries<Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(names, name)));
const without = (controlValues: ControlValues, names: object): ControlValues =>
  Object.fromEntries(Object.entries(controlValues).filter(([name]) => !Object.hasOwn(names, name)));

/** The names in a link, including fields that it sets by a former name. */
function namedIn(fields: ToolFields, query: string): object {
  const parameters = new URLSearchParams(linkQuery(fields, query));
  const declared = Object.entries(allFields(fields)).filter(([name, field]) => namesFor(name, field).some((each) => parameters.has(each)));
  return { ...Object.fromEntries(parameters), ...Object.fromEntries(declared) };
}

/** Applies a link, which overrides typed control values. Kept inputs stay stored, and Undo restores them. */
export function followed(fields: ToolFields, state: SessionState, linked: string): SessionState {
  const named = namedIn(fields, linked);
  return {
    ...state,
    linked,
    controlValues: without(state.controlValues, named),
    visiting: without(state.visiting, named),
    replaced: only(state.kept, named),
    step: undefined,
  };
}

/** Turns the link's control values into the visitor's own. Used for the first change after a link. */
const absorbed = (fields: ToolFields, state: SessionState): SessionState => ({
  ...state,
  controlValues: {
    ...without(linkedControlValues(fields, state.linked), fittingControlValues(fields.options, state.visiting)),
    ...fittingControlValues(allFields(fields), state.controlValues),
  },
  linked: '',
});

/** Applies control values, and updates remembered options and kept inputs. */
function put(fields: ToolFields, state: SessionState, controlValues: ControlValues): SessionState {
  const visiting = without(state.visiting, controlValues);
  const after = { ...state, controlValues: { ...state.controlValues, ...controlValues }, visiting, replaced: {}, step: undefined };
  const shown = controlValuesOf(fields, after);
  const own = controlValuesOf(fields, { ...after, visiting: {} });
  const isAnyOf = (names: object): boolean => Object.keys(controlValues).some((name) => Object.hasOwn(names, name));
  const remembered = isAnyOf(fields.options) ? encodeOptions(fields, own, state.siteDefaults) : state.remembered;
  if (!isAnyOf({ ...keptFields(fields), ...switchesOf(fields, fields.inputs) })) return { ...after, remembered };
  const kept = only(shown, fieldsKeptNow(fields, shown));
  // An input whose switch was turned off keeps its control value.
  const released = without(only(shown, state.kept), kept);
  const isNothing = Object.keys({ ...kept, ...state.kept }).length === 0;
  return { ...after, controlValues: { ...released, ...after.controlValues }, remembered, kept: isNothing ? state.kept : kept };
}

export const changed = (fields: ToolFields, state: SessionState, controlValues: ControlValues): SessionState =>
  put(fields, absorbed(fields, state), controlValues);

export const replaced = (fields: ToolFields, state: SessionState, controlValues: ControlValues, step?: Step): SessionState => ({
  ...changed(fields, state, controlValues),
  replaced: only(controlValuesOf(fields, state), controlValues),
  step,
});

/** Fills a field from a result. Becomes part of the previous undoable step, such as filling in a sample. */
export function filled(fields: ToolFields, state: SessionState, controlValues: ControlValues): SessionState {
  const after = changed(fields, state, controlValues);
  const { step, replaced: before } = state;
  return step === undefined ? after : { ...after, replaced: { ...only(controlValuesOf(fields, state), controlValues), ...before }, step };
}

/** Applies values from elsewhere in one step. */
export function received(fields: ToolFields, state: SessionState, inputs: ControlValues, options: ControlValues): SessionState {
  const after = changed(fields, state, inputs);
  return {
    ...after,
    controlValues: without(after.controlValues, options),
    visiting: { ...after.visiting, ...options },
    replaced: only(controlValuesOf(fields, state), { ...inputs, ...options }),
  };
}

export const undone = (fields: ToolFields, state: SessionState): SessionState =>
  put(fields, state, fittingControlValues(allFields(fields), state.replaced));

export function withoutOptions(fields: ToolFields, state: SessionState): SessionState {
  const before = absorbed(fields, state);
  const controlValues = without(before.controlValues, withoutLines(fields.options));
  const begun = { ...initialControlValues(fields), ...saidControlValues(fields.options, state.siteDefaults) };
  const after = {
    ...before,
    controlValues,
    visiting: {},
    remembered: encodeOptions(fields, { ...begun, ...controlValues }, state.siteDefaults),
  };
  const [shown, left] = [controlValuesOf(fields, before), controlValuesOf(fields, after)];
  const reset = Object.fromEntries(Object.entries(shown).filter(([name, controlValue]) => controlValue !== left[name]));
  return { ...after, replaced: reset, step: 'reset' };
}

/** Restores control values from before a reload. The link and newer control values take precedence. */
export const restored = (fields: ToolFields, state: SessionState, controlValues: ControlValues): SessionState => ({
  ...state,
  controlValues: { ...without(controlValues, namedIn(fields, state.linked)), ...state.controlValues },
});

/** Applies options that were changed in another tab. They replace this tab's, unless they are equal. */
export function rememberedAnew(fields: ToolFields, state: SessionState, remembered: string): SessionState {
  const isOwn = remembered === encodeOptions(fields, controlValuesOf(fields, state));
  return { ...state, remembered, controlValues: isOwn ? state.controlValues : without(state.controlValues, fields.options) };
}

/** Applies kept inputs that another tab or the settings page has changed. */
export const keptAnew = (fields: ToolFields, state: SessionState, kept: Kept): SessionState => ({
  ...state,
  kept,
  controlValues: without(state.controlValues, {
    ...fieldsKeptNow(fields, controlValuesOf(fields, state)),
    ...switchesOf(fields, fields.inputs),
  }),
});
