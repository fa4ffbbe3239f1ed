import { useMemo, useSyncExternalStore } from 'react';
import { heldValues, readStored, subscribeStored } from '#workbench/stored/storage.ts';
import { isStoredKey, type StoredKey, storedKeys } from '#workbench/stored/stored-keys.ts';
import { subscribeChanges } from './change-stored.ts';

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

/** All that this site has stored, without what other sites of the origin have. */
export const allStored = (): Stored => new Map(entries());

// React asks for it at each change and each render, and compares: a text is the same as long as nothing has changed.
const snapshot = (): string => JSON.stringify(entries());

/** To other tabs; here, to the keys that anything may change, and to the changes of many at once. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  const ends = Object.keys(storedKeys)
    .filter(isStoredKey)
    .map((key) => subscribeStored(key, listener));
  ends.push(subscribeChanges(listener), () => removeEventListener('storage', listener));
  return () => {
    for (const end of ends) end();
  };
}

/** All that is stored, in step with other tabs; nothing in the prerendered page and while it hydrates. */
export function useAllStored(): Stored {
  const stored = useSyncExternalStore(subscribe, snapshot, () => '[]');
  return useMemo(() => new Map(JSON.parse(stored) as [StoredKey, string][]), [stored]); // as written above
}
