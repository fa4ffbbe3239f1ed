import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Returns false in the prerendered page and during hydration. Anything random or dependent on the clock or the device must wait for true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
