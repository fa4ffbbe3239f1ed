import { LINES } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { pageSettings } from '../page/page-settings.ts';
import { tinyStore, type TinyStore } from '../page/tiny-store.ts';
import { type ControlValues, saidControlValues, sentControlValues, type ToolFields } from '../stored/control-values.ts';
import { KeptInputs } from '../stored/kept-inputs.ts';
import { readStored, subscribeStored, writeStored } from '../stored/storage.ts';
import type { StoredKey } from '../stored/stored-keys.ts';
import * as next from './session-state.ts';

const undeclared: ToolFields = { inputs: {}, options: {} };
const linkInAddress = (): string => location.hash.slice(1);

/** The state of a tool. It is kept outside the tool's error boundary, so that an error in the tool loses nothing. */
export class ToolSession {
  readonly toolId: string;
  readonly #key: StoredKey;
  readonly #keptInputs: KeptInputs;
  #fields = undeclared;
  #declaration: Declaration | undefined;
  #begun: TinyStore<next.SessionState> | undefined;
  #restored: ControlValues = {};
  #linkedAs: ControlValues = {};

  constructor(toolId: string) {
    this.toolId = toolId;
    this.#key = `options:${toolId}`;
    this.#keptInputs = new KeptInputs(toolId);
  }

  /** The fields of the tool; empty until its view has been rendered. */
  get fields(): ToolFields {
    return this.#fields;
  }

  /** The declaration of the tool; `undefined` until its view has been rendered. */
  get declaration(): Declaration | undefined {
    return this.#declaration;
  }

  declare(fields: ToolFields, declaration?: Declaration): void {
    const isNew = this.#fields !== fields;
    this.#fields = fields;
    this.#declaration = declaration;
    if (!isNew || !this.#begun) return;
    const state = this.read();
    // Applies the link again, because former names and lines could not be resolved before the fields were known.
    this.#begun.set(state.linked ? next.followed(fields, state, state.linked) : { ...state });
  }

  /** The control values that links contain instead of the current ones (see `useLinkedAs`). */
  get linkedAs(): ControlValues {
    return this.#linkedAs;
  }

  linkAs(controlValues: ControlValues): void {
    this.#linkedAs = controlValues;
  }

  // Created when the tool is first displayed, because until then the address belongs to another tool.
  get #state(): TinyStore<next.SessionState> {
    return (this.#begun ??= tinyStore(this.#begin()));
  }

  #begin(): next.SessionState {
    const siteDefaults = pageSettings.toolDefaults?.[this.toolId] ?? {};
    const found = { siteDefaults, remembered: readStored(this.#key) ?? '', kept: this.#keptInputs.read(), controlValues: this.#restored };
    return next.followed(this.#fields, { ...next.untouched, ...found }, linkInAddress());
  }

  readonly read = (): next.SessionState => this.#state.read();

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = [
      this.#state.subscribe(listener),
      subscribeStored(this.#key, this.#onRemembered),
      this.#keptInputs.subscribe((kept) => this.#state.set(next.keptAnew(this.#fields, this.read(), kept))),
    ];
    // The value may have changed while this tool was not displayed.
    if ((readStored(this.#key) ?? '') !== this.read().remembered) this.#onRemembered();
    addEventListener('hashchange', this.#onLink);
    // Links of the site itself do not dispatch `hashchange`.
    if (linkInAddress() !== this.read().linked) this.#onLink();
    return () => {
      for (const end of unsubscribe) end();
      removeEventListener('hashchange', this.#onLink);
    };
  };

  /** Sets initial values from the device. */
  suggest(controlValues: ControlValues): void {
    this.#state.set({ ...this.read(), suggested: { ...this.read().suggested, ...controlValues } });
  }

  /** Applies a change by the visitor. */
  change(fields: ToolFields, name: string, controlValue: ControlValue): void {
    this.#show(next.changed(fields, this.read(), { [name]: controlValue }));
  }

  /** Fills a field from a result. */
  fill(fields: ToolFields, name: string, controlValue: ControlValue): void {
    this.#show(next.filled(fields, this.read(), { [name]: controlValue }));
  }

  /** Replaces the whole content of a field in one undoable step (clear, sample, file, hand-over). */
  replace(fields: ToolFields, name: string, controlValue: ControlValue, step?: next.Step): void {
    this.replaceAll(fields, { [name]: controlValue }, step);
  }

  /** Replaces several fields in one undoable step. */
  replaceAll(fields: ToolFields, controlValues: ControlValues, step?: next.Step): void {
    this.#show(next.replaced(fields, this.read(), controlValues, step));
  }

  /** Applies values from elsewhere in one undoable step, with options for this visit. Invalid values are ignored. */
  receive(fields: ToolFields, inputs: Readonly<Record<string, string | File>>, options: Readonly<Record<string, unknown>> = {}): void {
    this.#show(
      next.received(
        fields,
        this.read(),
        sentControlValues(fields.inputs, next.controlValuesOf(fields, this.read()), inputs),
        saidControlValues(fields.options, { [LINES]: false, ...options }), // sent values are for single-input mode
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
    this.#keptInputs.remove(); // also cancels the pending write of `#show`
  }

  /** The visitor's control values, including restored ones that have not been displayed yet. */
  get controlValues(): ControlValues {
    return this.#begun?.read().controlValues ?? this.#restored;
  }

  /** Restores control values from before a reload. */
  restore(controlValues: ControlValues): void {
    if (this.#begun) this.#begun.set(next.restored(this.#fields, this.read(), controlValues));
    else this.#restored = controlValues;
  }

  /** Drops restored control values that have not been displayed, because the visitor has deleted the saved inputs of this tool. */
  forgetRestored(): void {
    this.#restored = {};
  }

  /** Applies a change by the visitor: removes an absorbed link from the address, and stores remembered options and kept inputs. */
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
