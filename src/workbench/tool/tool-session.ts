import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import {
  allFields,
  type Drafts,
  encodeOptions,
  fittingDrafts,
  initialDrafts,
  keptFields,
  linkedDrafts,
  rememberedDrafts,
  type ToolFields,
} from '../stored/drafts.ts';
import { type Kept, KeptInputs } from '../stored/kept-inputs.ts';
import { readStored, subscribeStored, writeStored } from '../stored/storage.ts';

/** All that the visitor has done to a tool, as plain data. */
export interface SessionState {
  readonly drafts: Drafts;
  /** What the device fills in where nobody has said anything. */
  readonly suggested: Drafts;
  /** The draft that `Undo` brings back. */
  readonly replaced: { readonly name: string; readonly draft: Draft } | undefined;
  /** The options that this browser remembers, as a query string. */
  readonly remembered: string;
  /** The inputs that this browser keeps. */
  readonly kept: Kept;
  /** What the link in the address bar asks for, as a query string. */
  readonly linked: string;
}

const untouched: SessionState = { drafts: {}, suggested: {}, replaced: undefined, remembered: '', kept: {}, linked: '' };

/** Prerendered pages know only the defaults. */
export const readOnServer = (): SessionState => untouched;

/** What stands in every control: what was typed, else what the link says, else what is remembered or kept, else what the device suggests, else the default. */
export const draftsOf = (fields: ToolFields, { drafts, suggested, remembered, kept, linked }: SessionState): Drafts => ({
  ...initialDrafts(fields),
  ...fittingDrafts(allFields(fields), suggested),
  ...rememberedDrafts(fields, remembered),
  ...fittingDrafts(keptFields(fields), kept),
  ...linkedDrafts(fields, linked),
  ...fittingDrafts(allFields(fields), drafts),
});

const without = (drafts: Drafts, names: object): Drafts => Object.fromEntries(Object.entries(drafts).filter(([name]) => !(name in names)));
const linkInAddress = (): string => location.hash.slice(1);
const namedIn = (query: string): object => Object.fromEntries(new URLSearchParams(query));

/** A link that stands over what is kept takes nothing away: `undo` brings it back. */
function hiddenBy(linked: string, kept: Kept): SessionState['replaced'] {
  const name = Object.keys(kept).find((candidate) => candidate in namedIn(linked));
  return name === undefined ? undefined : { name, draft: kept[name] as Draft }; // shown only if it fits
}

/** The state of one tool. It lives above the tool's error boundary, so that a tool that throws loses nothing. */
export class ToolSession {
  readonly toolId: string;
  readonly #keptInputs: KeptInputs;
  #fields: ToolFields | undefined;
  #state: SessionState | undefined;
  #restored: Drafts = {};
  #linkedAs: Drafts = {};
  readonly #listeners = new Set<() => void>();

  constructor(toolId: string) {
    this.toolId = toolId;
    this.#keptInputs = new KeptInputs(toolId);
  }

  get #key(): string {
    return `options:${this.toolId}`;
  }

  /** The fields of the tool, once its view has been shown. */
  get fields(): ToolFields | undefined {
    return this.#fields;
  }

  declare(fields: ToolFields): void {
    this.#fields = fields;
  }

  /** What links to the tool say instead of what stands in these fields: see `useLinkedAs`. */
  get linkedAs(): Drafts {
    return this.#linkedAs;
  }

  linkAs(drafts: Drafts): void {
    this.#linkedAs = drafts;
  }

  // Not before the tool is shown: until then the address is that of another one.
  readonly read = (): SessionState => (this.#state ??= this.#begin());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const unsubscribe = [subscribeStored(this.#key, this.#onRemembered), this.#keptInputs.subscribe(this.#onKept)];
    addEventListener('hashchange', this.#onLink);
    // A link of the site itself leads here without that event.
    if (linkInAddress() !== this.read().linked) this.#onLink();
    return () => {
      this.#listeners.delete(listener);
      for (const end of unsubscribe) end();
      removeEventListener('hashchange', this.#onLink);
    };
  };

  /** The device knows what these fields may begin with. */
  suggest(drafts: Drafts): void {
    this.#update({ suggested: { ...this.read().suggested, ...drafts } });
  }

  /** Something was typed or chosen. */
  change(fields: ToolFields, name: string, draft: Draft): void {
    this.#put(fields, name, draft, undefined);
  }

  /** A whole content was replaced in one step (clear, sample, a file, a hand-over): `undo` takes it back. */
  replace(fields: ToolFields, name: string, draft: Draft): void {
    this.#put(fields, name, draft, { name, draft: draftsOf(fields, this.read())[name] ?? '' });
  }

  /** Another tool has sent a text; `undo` takes it back. */
  receive(fields: ToolFields, name: string, text: string): void {
    const field = allFields(fields)[name];
    if (field) this.replace(fields, name, kindOf(field).withSent(field, draftsOf(fields, this.read())[name] ?? '', text));
  }

  undo(): void {
    const { drafts, replaced } = this.read();
    if (!replaced) return;
    this.#update({ drafts: { ...drafts, [replaced.name]: replaced.draft }, replaced: undefined });
    if (this.fields) this.#keep(this.fields, replaced.name);
  }

  resetOptions(): void {
    if (!this.fields) return;
    this.#update({ ...this.#absorbLink(this.fields), remembered: '' });
    this.#update({ drafts: without(this.read().drafts, this.fields.options) });
    writeStored(this.#key, undefined);
  }

  resetAll(): void {
    this.#forgetLink();
    this.#update({ ...untouched, suggested: this.read().suggested });
    writeStored(this.#key, undefined);
    this.#keptInputs.remove();
  }

  /** What was typed or chosen, and what was restored of it and has not been shown yet. */
  get drafts(): Drafts {
    return this.#state?.drafts ?? this.#restored;
  }

  /** Brings back what was typed before a reload. A link, and what was typed since, say what they say all the same. */
  restore(drafts: Drafts): void {
    if (this.#state) this.#update({ drafts: { ...without(drafts, namedIn(this.#state.linked)), ...this.#state.drafts } });
    else this.#restored = drafts;
  }

  #begin(): SessionState {
    const linked = linkInAddress();
    const kept = this.#keptInputs.read();
    const drafts = without(this.#restored, namedIn(linked));
    return { ...untouched, drafts, remembered: readStored(this.#key) ?? '', kept, linked, replaced: hiddenBy(linked, kept) };
  }

  #put(fields: ToolFields, name: string, draft: Draft, replaced: SessionState['replaced']): void {
    const absorbed = this.#absorbLink(fields);
    this.#update({ ...absorbed, drafts: { ...absorbed.drafts, [name]: draft }, replaced });
    if (name in fields.options) writeStored(this.#key, this.#encodeOptions(fields) || undefined);
    this.#keep(fields, name);
  }

  /** Has the browser keep an input, if it is one of those. */
  #keep(fields: ToolFields, name: string): void {
    const names = keptFields(fields);
    if (!(name in names)) return;
    const drafts = draftsOf(fields, this.read());
    const kept = Object.fromEntries(Object.keys(names).map((each) => [each, drafts[each]]));
    this.#update({ kept });
    this.#keptInputs.write(kept);
  }

  /** From the first change on the visitor's own doing counts: what the link said becomes a part of it. */
  #absorbLink(fields: ToolFields): Pick<SessionState, 'drafts' | 'linked'> {
    const { drafts, linked } = this.read();
    this.#forgetLink();
    return { drafts: { ...linkedDrafts(fields, linked), ...drafts }, linked: '' };
  }

  #forgetLink(): void {
    if (linkInAddress()) history.replaceState(history.state, '', location.pathname + location.search);
  }

  #encodeOptions(fields: ToolFields): string {
    return encodeOptions(fields, draftsOf(fields, this.read()));
  }

  readonly #onRemembered = (): void => {
    const remembered = readStored(this.#key) ?? '';
    const isOwn = !this.fields || remembered === this.#encodeOptions(this.fields);
    // Another tab has chosen other options: they replace this tab's.
    this.#update({ remembered, drafts: isOwn ? this.read().drafts : without(this.read().drafts, this.fields?.options ?? {}) });
  };

  /** Another tab has changed what is kept, which replaces this tab's. */
  readonly #onKept = (kept: Kept): void => {
    this.#update({ kept, drafts: without(this.read().drafts, this.fields ? keptFields(this.fields) : {}) });
  };

  readonly #onLink = (): void => {
    const linked = linkInAddress();
    if (!linked) return;
    const { drafts, kept } = this.read();
    // A followed link says what it says, whatever was typed before.
    this.#update({ linked, drafts: without(drafts, namedIn(linked)), replaced: hiddenBy(linked, kept) });
  };

  #update(next: Partial<SessionState>): void {
    this.#state = { ...this.read(), ...next };
    for (const listener of this.#listeners) listener();
  }
}

const sessions = new Map<string, ToolSession>();

export function sessionOf(toolId: string): ToolSession {
  const session = sessions.get(toolId) ?? new ToolSession(toolId);
  sessions.set(toolId, session);
  return session;
}

export const allSessions = (): readonly ToolSession[] => [...sessions.values()];
