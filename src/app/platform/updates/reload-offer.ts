import { useSyncExternalStore } from 'react';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';

export interface ReloadOffer {
  /** A newer version is ready; a newer version has replaced a part of this page; or a part cannot be reached. */
  readonly reason: 'ready' | 'stale' | 'unreachable';
  readonly reload: () => void;
}

const offer = tinyStore<ReloadOffer | undefined>(undefined);

/** Offers to reload the page in an unobtrusive line; `undefined` removes the offer. */
export const offerReload = offer.set;

export const readReloadOffer = offer.read;

export const useReloadOffer = (): ReloadOffer | undefined => useSyncExternalStore(offer.subscribe, offer.read, () => undefined);
