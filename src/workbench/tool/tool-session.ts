import { LINES } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { pageSettings } from '../page/page-settings.ts';
import { tinyStore, type TinyStore } from '../page/tiny-store.ts';
import { type Drafts, saidDrafts, sentDrafts, type ToolFields } from '../stored/drafts.ts';
import { KeptInputs } from '../stored/kept-inputs.ts';
import { readStored, subscribeStored, writeStored } from '../stored/storage.ts';
import type { StoredKey } from '../stored/stored-keys.ts';
import * as next from './session-state.ts';

const undeclared: ToolFields = { inputs: {}, options: {} };
const linkInAddress = (): string => location.hash.slice(1);

/** The state of one tool. It lives above the tool's error boundary, so that a tool that throws loses nothing. */
export class ToolSession {
  readonly toolId: string;
  readonly #key: StoredKey;
  readonly #keptInputs: KeptInputs;
  #fields = undeclared;
  #declaration: Declaration | undefined;
  #begun: TinyStore<next.SessionState> | undefined;
  #restored: Drafts = {};
  #linkedAs: Drafts = {};

  constructor(toolId: string) {
    this.toolId = toolId;
    this.#key = `options:${toolId}`;
    this.#keptInputs = new KeptInputs(toolId);
  }

  /** The fields of the tool: none before its view has been shown. */
  get fields(): ToolFields {
    return this.#fields;
  }

  /** All that the tool declares: nothing before its view has been shown. */
  get declaration(): Declaration | undefined {
    return this.#declaration;
  }

  declare(fields: ToolFields, declaration?: Declaration): void {
    const isNew = this.#fields !== fields;
    this.#fields = fields;
    this.#declaration = declaration;
    if (!isNew || !this.#begun) return;
    const state = this.read();
    // A link that was read before the fields were known could not name all that it sets: former names, and lines that it leaves out.
    this.#begun.set(state.linked ? next.followed(fields, state, state.linked) : { ...state });
  }

  /** What links to the tool say instead of what stands in these fields: see `useLinkedAs`. */
  get linkedAs(): Drafts {
    return this.#linkedAs;
  }

  linkAs(drafts: Drafts): void {
    this.#linkedAs = drafts;
  }

  // Not before the tool is shown: until then the address is that of another one.
  get #state(): TinyStore<next.SessionState> {
    return (this.#begun ??= tinyStore(this.#begin()));
  }

  #begin(): next.SessionState {
    const siteDefaults = pageSettings.toolDefaults?.[this.toolId] ?? {};
    const found = { siteDefaults, remembered: readStored(this.#key) ?? '', kept: this.#keptInputs.read(), drafts: this.#restored };
    return next.followed(this.#fields, { ...next.untouched, ...found }, linkInAddress());
  }

  readonly read = (): next.SessionState => this.#state.read();

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = [
      this.#state.subscribe(listener),
      subscribeStored(this.#key, this.#onRemembered),
      this.#keptInputs.subscribe((kept) => this.#state.set(next.keptAnew(this.#fields, this.read(), kept))),
    ];
    // Chosen or forgotten elsewhere while this tool was not shown.
    if ((readStored(this.#key) ?? '') !== this.read().remembered) this.#onRemembered();
    addEventListener('hashchange', this.#onLink);
    // A link of the site itself leads here without that event.
    if (linkInAddress() !== this.read().linked) this.#onLink();
    return () => {
      for (const end of unsubscribe) end();
      removeEventListener('hashchange', this.#onLink);
    };
  };

  /** The device knows what these fields may begin with. */
  suggest(drafts: Drafts): void {
    this.#state.set({ ...this.read(), suggested: { ...this.read().suggested, ...drafts } });
  }

  /** Something was typed or chosen. */
  change(fields: ToolFields, name: string, draft: Draft): void {
    this.#show(next.changed(fields, this.read(), { [name]: draft }));
  }

  /** An answer has something for a field. */
  fill(fields: ToolFields, name: string, draft: Draft): void {
    this.#show(next.filled(fields, this.read(), { [name]: draft }));
  }

  /** A whole content was replaced in one step (clear, sample, a file, a hand-over): `undo` takes it back. */
  replace(fields: ToolFields, name: string, draft: Draft, step?: next.Step): void {
    this.replaceAll(fields, { [name]: draft }, step);
  }

  /** What stood in several fields was replaced in one step: `undo` takes it back whole. */
  replaceAll(fields: ToolFields, drafts: Drafts, step?: next.Step): void {
    this.#show(next.replaced(fields, this.read(), drafts, step));
  }

  /** Sent from elsewhere, options for this visit; what a field cannot hold leaves it as it is. `undo` takes all of it back. */
  receive(fields: ToolFields, inputs: Readonly<Record<string, string | File>>, options: Readonly<Record<string, unknown>> = {}): void {
    this.#show(
      next.received(
        fields,
        this.read(),
        sentDrafts(fields.inputs, next.draftsOf(fields, this.read()), inputs),
        saidDrafts(fields.options, { [LINES]: false, ...options }), // what is sent is one input
      ),
    );
  }

  undo(): void {
    this.#show(next.undone(this.#fields, this.read()));
  }

  resetOptions(): void {
    if (this.#fields === undeclared) return;
    this.#show(next.withoutOptions(this.#fields, this.read()));
  }

  resetAll(): void {
    this.#show({ ...next.untouched, suggested: this.read().suggested, siteDefaults: this.read().siteDefaults });
    writeStored(this.#key, undefined);
    this.#keptInputs.remove(); // what `show` has it write is not written yet
  }

  /** What was typed or chosen, and what was restored of it and has not been shown yet. */
  get drafts(): Drafts {
    return this.#begun?.read().drafts ?? this.#restored;
  }

  /** Brings back what was typed before a reload. */
  restore(drafts: Drafts): void {
    if (this.#begun) this.#begun.set(next.restored(this.#fields, this.read(), drafts));
    else this.#restored = drafts;
  }

  /** Drops what was typed before a reload and has not been shown since: the visitor has deleted the saved inputs of this tool. */
  forgetRestored(): void {
    this.#restored = {};
  }

  /** What the visitor has done: a link that is a part of it leaves the address, and what is to be remembered or kept is stored. */
  #show(state: next.SessionState): void {
    const { remembered, kept } = this.read();
    if (linkInAddress() && !state.linked) history.replaceState(history.state, '', location.pathname + location.search);
    this.#state.set(state);
    if (state.remembered !== remembered) writeStored(this.#key, state.remembered || undefined);
    if (state.kept !== kept) this.#keptInputs.write(state.kept);
  }

  readonly #onRemembered = (): void => {
    this.#state.set(next.rememberedAnew(this.#fields, this.read(), readStored(this.#key) ?? ''));
  };

  readonly #onLink = (): void => {
    const linked = linkInAddress();
    if (linked) this.#state.set(next.followed(this.#fields, this.read(), linked));
  };
}

const sessions = new Map<string, ToolSession>();

export function sessionOf(toolId: string): ToolSession {
  const session = sessions.get(toolId) ?? new ToolSession(toolId);
  sessions.set(toolId, session);
  return session;
}

export const allSessions = (): readonly ToolSession[] => [...sessions.values()];
