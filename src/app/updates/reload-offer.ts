import { useSyncExternalStore } from 'react';
import { tinyStore } from '#workbench/page/tiny-store.ts';

export interface ReloadOffer {
  /** A newer version waits; this one has lost a part of itself to it; or a part cannot be had at all. */
  readonly reason: 'ready' | 'stale' | 'unreachable';
  readonly reload: () => void;
}

const offer = tinyStore<ReloadOffer | undefined>(undefined);

/** Has one quiet line offer to reload the page; `undefined` takes it away. */
export const offerReload = offer.set;

export const readReloadOffer = offer.read;

export const useReloadOffer = (): ReloadOffer | undefined => useSyncExternalStore(offer.subscribe, offer.read, () => undefined);
