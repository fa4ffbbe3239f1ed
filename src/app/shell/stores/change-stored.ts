import { heldValues, readStored, writeStored } from '#tool-ui/stored/storage.ts';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';

/** The new values of keys; `undefined` removes a key. */
export type StoredChanges = ReadonlyMap<StoredKey, string | undefined>;

const made = tinyStore(undefined);

/** Subscribes to changes that this page makes to any key. */
export const subscribeChanges = made.subscribe;

/** Stores all changes and returns the values that undo them. If storage is full, stores nothing and returns `undefined`. */
export function changeStored(changes: StoredChanges): StoredChanges | undefined {
  const before = new Map([...changes.keys()].map((key) => [key, readStored(key)] as const));
  // Removals come first, because they free space.
  const ordered = [...changes].toSorted(([, one], [, other]) => Number(one !== undefined) - Number(other !== undefined));
  for (const [key, value] of ordered) writeStored(key, value);
  made.set(undefined);
  if (!ordered.some(([key]) => heldValues.has(key))) return before;
  for (const key of before.keys()) writeStored(key, undefined);
  for (const [key, value] of before) writeStored(key, value);
  made.set(undefined);
  return undefined;
}
