import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The current year. A prerendered page uses the year of the build until it hydrates. */
export const useYear = (): string =>
  useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => __BUILT_ON__.slice(0, 4),
  );
