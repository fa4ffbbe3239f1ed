import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '#workbench/stored/storage.ts';
import type { StoredKey } from '#workbench/stored/stored-keys.ts';

const nothing = (): undefined => undefined;

/** What is stored under a key, in step with other tabs; `undefined` in the prerendered page and while it hydrates. */
export function useStored(key: StoredKey): string | undefined {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    nothing,
  );
}
