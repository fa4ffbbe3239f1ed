import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the prerendered page and while it hydrates. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
