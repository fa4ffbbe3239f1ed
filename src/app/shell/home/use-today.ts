import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Today as an ISO date in UTC. A prerendered page uses the day of the build until it hydrates. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => __BUILT_ON__,
  );
