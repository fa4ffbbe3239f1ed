import { useMemo, useSyncExternalStore } from 'react';
import { heldValues, readStored, subscribeStored } from '#tool-ui/stored/storage.ts';
import { isStoredKey, type StoredKey, storedKeys } from '#tool-ui/stored/stored-keys.ts';
import { subscribeChanges } from './change-stored.ts';

/** The stored values by key. */
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

/** All values that this site has stored, without those of other sites on the origin. */
export const allStored = (): Stored => new Map(entries());

// A string, so that React's comparison of snapshots detects changes.
const snapshot = (): string => JSON.stringify(entries());

/** Subscribes to changes by other tabs, to single keys, and to `changeStored`. */
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

/** All stored values, synchronized across tabs. Empty in prerendered pages and during hydration. */
export function useAllStored(): Stored {
  const stored = useSyncExternalStore(subscribe, snapshot, () => '[]');
  return useMemo(() => new Map(JSON.parse(stored) as [StoredKey, string][]), [stored]); // serialized by `snapshot`
}
