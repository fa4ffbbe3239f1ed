import { readStored, writeStored } from './storage.ts';
import type { StoredKey } from './stored-keys.ts';

/** What is on until a visitor turns it off: `off` is stored then, else nothing. */
export type SwitchKey = Extract<StoredKey, 'keepsRecentTools' | 'singleKeys'>;

/** How a switch stands that this is stored of. */
export const isOn = (stored: string | undefined): boolean => stored !== 'off';

export const isSwitchedOn = (key: SwitchKey): boolean => isOn(readStored(key));

export const turn = (key: SwitchKey, isOnFromNow: boolean): void => writeStored(key, isOnFromNow ? undefined : 'off');
