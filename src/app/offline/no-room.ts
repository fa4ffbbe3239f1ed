import { readStored, writeStored } from '#workbench/stored/storage.ts';

const KEY = 'offlineNoRoom';

/** Whether the device had no room for what was to be kept last. Pages that are not there say so. */
export const hasNoRoom = (): boolean => readStored(KEY) !== undefined;

export function noteRoom(hasRoom: boolean): void {
  if (hasRoom === hasNoRoom()) writeStored(KEY, hasRoom ? undefined : 'true');
}
