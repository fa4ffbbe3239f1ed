import { readStored, writeStored } from '#tool-ui/stored/storage.ts';
import { isSwitchedOn, turn } from '#tool-ui/stored/stored-switch.ts';

/** A JSON array with the ids of recently opened tools, the latest first. It is never exported. */
const RECENT_KEY = 'recentTools';
export const KEEPS_KEY = 'keepsRecentTools';
const MAX_KEPT = 6;

const read = (): readonly string[] => {
  if (!isSwitchedOn(KEEPS_KEY)) return [];
  try {
    const value: unknown = JSON.parse(readStored(RECENT_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not JSON: not written by this site
  }
};

/** The recently opened tools, without the current one. */
export const recentTools = (open: string): readonly string[] => read().filter((id) => id !== open);

export function noteOpened(id: string): void {
  if (isSwitchedOn(KEEPS_KEY)) writeStored(RECENT_KEY, JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, MAX_KEPT)));
}

/** Turns the list of recent tools on or off. Turning it off deletes the list. */
export function keepRecentTools(isKept: boolean): void {
  turn(KEEPS_KEY, isKept);
  if (!isKept) writeStored(RECENT_KEY, undefined);
}
