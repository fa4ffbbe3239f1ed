import { readStored, writeStored } from '#workbench/stored/storage.ts';
import { isSwitchedOn, turn } from '#workbench/stored/stored-switch.ts';

/** A JSON array of the ids of the tools that were opened last, the last one first. It stays on this device. */
const RECENT_KEY = 'recentTools';
export const KEEPS_KEY = 'keepsRecentTools';
const MAX_KEPT = 6;

const read = (): readonly string[] => {
  if (!isSwitchedOn(KEEPS_KEY)) return [];
  try {
    const value: unknown = JSON.parse(readStored(RECENT_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not JSON: somebody else's value
  }
};

/** The tools that were opened last, but for the one that is open. */
export const recentTools = (open: string): readonly string[] => read().filter((id) => id !== open);

export function noteOpened(id: string): void {
  if (isSwitchedOn(KEEPS_KEY)) writeStored(RECENT_KEY, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, MAX_KEPT)));
}

/** Whether the tools that are opened are kept: those that were go with the choice not to. */
export function keepRecentTools(isKept: boolean): void {
  turn(KEEPS_KEY, isKept);
  if (!isKept) writeStored(RECENT_KEY, undefined);
}
