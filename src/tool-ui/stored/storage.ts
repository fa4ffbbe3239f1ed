import { type TinyStore, tinyStore } from '../page/tiny-store.ts';
import type { StoredKey } from './stored-keys.ts';

// Local storage that never throws. If it is full, blocked, or absent, values are kept in memory until the page closes.
const memory = new Map<string, string>();
const changes = new Map<string, TinyStore<undefined>>();

/** The values in memory, which override stored ones. */
export const heldValues: ReadonlyMap<string, string> = memory;

export function readStored(key: StoredKey): string | undefined {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // blocked by the browser's settings
  }
}

/** `undefined` removes the value. */
export function writeStored(key: StoredKey, value: string | undefined): void {
  memory.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
  changes.get(key)?.set(undefined);
}

/** Calls `listener` when this tab or another one changes the value. */
export function subscribeStored(key: StoredKey, listener: () => void): () => void {
  if (changes.size === 0) addEventListener('storage', onStorage);
  const ofKey = changes.get(key) ?? tinyStore(undefined);
  changes.set(key, ofKey);
  return ofKey.subscribe(listener);
}

function onStorage({ key }: StorageEvent): void {
  // `key` is null when the other tab cleared everything.
  for (const changed of key === null ? changes.keys() : [key]) {
    memory.delete(changed);
    changes.get(changed)?.set(undefined);
  }
}
