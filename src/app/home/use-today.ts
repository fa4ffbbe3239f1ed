import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The visitor's day as an ISO date; `undefined` in the prerendered page, which does not know when it is read. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => undefined,
  );
