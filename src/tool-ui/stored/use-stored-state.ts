import { useState, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './storage.ts';
import type { StoredKey } from './stored-keys.ts';
import { useToolContext } from '../tool/tool-context.ts';

export interface StoredStateForm<State> {
  /** The state in prerendered pages, and if nothing is stored. */
  readonly initial: State;
  /** Parses an untrusted stored value. Must return a valid state for any text. */
  readonly parse: (source: string) => State;
  readonly stringify: (state: State) => string;
}

class StoredState<State> {
  readonly #key: StoredKey;
  readonly #form: StoredStateForm<State>;
  #known: { readonly source: string; readonly state: State } | undefined;

  constructor(key: StoredKey, form: StoredStateForm<State>) {
    this.#key = key;
    this.#form = form;
  }

  readonly read = (): State => {
    const source = readStored(this.#key);
    if (source === undefined) return this.#form.initial;
    if (this.#known?.source !== source) this.#known = { source, state: this.#form.parse(source) };
    return this.#known.state;
  };

  readonly subscribe = (listener: () => void): (() => void) => subscribeStored(this.#key, listener);

  readonly change = (update: (current: State) => State): void => {
    const state = update(this.read());
    const source = this.#form.stringify(state);
    this.#known = { source, state };
    writeStored(this.#key, source === this.#form.stringify(this.#form.initial) ? undefined : source);
  };
}

/** A state in local storage, synchronized across tabs. `form` must be a constant. */
export function useStored<State>(
  form: StoredStateForm<State>,
  key: StoredKey,
): readonly [state: State, change: (update: (current: State) => State) => void] {
  const [stored] = useState(() => new StoredState(key, form));
  const state = useSyncExternalStore(stored.subscribe, stored.read, () => form.initial);
  return [state, stored.change];
}

/** A stored state of the current tool, for the few tools that keep more than options. `name` distinguishes additional states. */
export function useStoredState<State>(form: StoredStateForm<State>, name?: string): ReturnType<typeof useStored<State>> {
  const { toolId } = useToolContext();
  return useStored(form, name === undefined ? `state:${toolId}` : `state:${toolId}:${name}`);
}
