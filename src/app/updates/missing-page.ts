import { useSyncExternalStore } from 'react';

const EVENT = 'missing-page';
let isMissing = false;

/** Of the page that was opened the code is missing, and there is nothing else to show. */
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
