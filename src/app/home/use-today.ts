import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The visitor's day as an ISO date; in the prerendered page, which does not know when it is read, the day that it was built on. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => __BUILT_ON__,
  );
