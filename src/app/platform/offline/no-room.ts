import { readStored, writeStored } from '#tool-ui/stored/storage.ts';

const KEY = 'offlineNoRoom';

/** Whether the device was full at the last attempt to keep a file. The page for missing pages reports it. */
export const hasNoRoom = (): boolean => readStored(KEY) !== undefined;

export function noteRoom(hasRoom: boolean): void {
  if (hasRoom === hasNoRoom()) writeStored(KEY, hasRoom ? undefined : 'true');
}
