import { useMemo, useSyncExternalStore } from 'react';
import { ANY_KEY, heldValues, readStored, subscribeStored } from '#workbench/stored/storage.ts';
import { isStoredKey, type StoredKey } from '#workbench/stored/stored-keys.ts';

/** What stands under some keys. */
export type Stored = ReadonlyMap<StoredKey, string>;

function namesInStorage(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // blocked by the browser's settings
  }
}

const entries = (): readonly (readonly [StoredKey, string])[] =>
  [...new Set([...namesInStorage(), ...heldValues.keys()])]
    .filter(isStoredKey)
    .toSorted()
    .map((key) => [key, readStored(key) ?? '']);

// React asks for it at each change and each render, and compares: a text is the same as long as nothing has changed.
const snapshot = (): string => JSON.stringify(entries());
const subscribe = (listener: () => void): (() => void) => subscribeStored(ANY_KEY, listener);

/** All that is stored, in step with other tabs; nothing in the prerendered page and while it hydrates. */
export function useAllStored(): Stored {
  const stored = useSyncExternalStore(subscribe, snapshot, () => '[]');
  return useMemo(() => new Map(JSON.parse(stored) as [StoredKey, string][]), [stored]); // as written above
}
