import { useSyncExternalStore } from 'react';

const EVENT = 'missing-page';
let isMissing = false;

/** Reports that the code of the opened page could not be loaded, and that no other page is displayed. */
export function announceMissingPage(): void {
  isMissing = true;
  dispatchEvent(new Event(EVENT));
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
};

export const usePageMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isMissing,
    () => false,
  );
