import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the prerendered page and while it hydrates: what is random or depends on the clock or the device must wait for true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
