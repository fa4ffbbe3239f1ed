import { readStored, writeStored } from '#workbench/stored/storage.ts';

/** A JSON array of the ids of the tools that were opened last, the last one first. It stays on this device. */
const RECENT_KEY = 'recentTools';
const MAX_KEPT = 6;

const read = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(readStored(RECENT_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not JSON: somebody else's value
  }
};

/** The tools that were opened last, but for the one that is open. */
export const recentTools = (open: string): readonly string[] => read().filter((id) => id !== open);

export const noteOpened = (id: string): void =>
  writeStored(RECENT_KEY, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, MAX_KEPT)));
