import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '#tool-ui/stored/storage.ts';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';

const nothing = (): undefined => undefined;

/** The value stored under a key, synchronized across tabs; `undefined` in prerendered pages and during hydration. */
export function useStored(key: StoredKey): string | undefined {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    nothing,
  );
}
