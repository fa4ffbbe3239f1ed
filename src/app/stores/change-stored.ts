import { heldValues, readStored, writeStored } from '#workbench/stored/storage.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { StoredKey } from '#workbench/stored/stored-keys.ts';

/** What is to be stored under some keys; `undefined` where nothing is to be left. */
export type StoredChanges = ReadonlyMap<StoredKey, string | undefined>;

const made = tinyStore(undefined);

/** Calls back when this page has made changes of any key. */
export const subscribeChanges = made.subscribe;

/** Stores all of it and gives back what takes it back, or stores nothing: `undefined` where the browser has no room for it. */
export function changeStored(changes: StoredChanges): StoredChanges | undefined {
  const before = new Map([...changes.keys()].map((key) => [key, readStored(key)] as const));
  // What goes makes room for what comes.
  const ordered = [...changes].toSorted(([, one], [, other]) => Number(one !== undefined) - Number(other !== undefined));
  for (const [key, value] of ordered) writeStored(key, value);
  made.set(undefined);
  if (!ordered.some(([key]) => heldValues.has(key))) return before;
  for (const key of before.keys()) writeStored(key, undefined);
  for (const [key, value] of before) writeStored(key, value);
  made.set(undefined);
  return undefined;
}
