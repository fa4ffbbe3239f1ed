import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The visitor's year; in the prerendered page, which does not know when it is read, the year that it was built in. */
export const useYear = (): string =>
  useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => __BUILT_ON__.slice(0, 4),
  );
