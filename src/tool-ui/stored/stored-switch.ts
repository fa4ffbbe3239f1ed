import { readStored, writeStored } from './storage.ts';
import type { StoredKey } from './stored-keys.ts';

/** A switch that is on by default. `off` is stored when the visitor turns it off. */
export type SwitchKey = Extract<StoredKey, 'keepsRecentTools' | 'singleKeys'>;

/** Whether a switch with this stored value is on. */
export const isOn = (stored: string | undefined): boolean => stored !== 'off';

export const isSwitchedOn = (key: SwitchKey): boolean => isOn(readStored(key));

export const turn = (key: SwitchKey, isOnFromNow: boolean): void => writeStored(key, isOnFromNow ? undefined : 'off');
