import { useSyncExternalStore } from 'react';

export interface ReloadOffer {
  /** A newer version waits; this one has lost a part of itself to it; or a part cannot be had at all. */
  readonly reason: 'ready' | 'stale' | 'unreachable';
  readonly reload: () => void;
}

let offer: ReloadOffer | undefined;
const listeners = new Set<() => void>();

/** Has one quiet line offer to reload the page; `undefined` takes it away. */
export function offerReload(next: ReloadOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export const readReloadOffer = (): ReloadOffer | undefined => offer;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReloadOffer = (): ReloadOffer | undefined => useSyncExternalStore(subscribe, readReloadOffer, () => undefined);
