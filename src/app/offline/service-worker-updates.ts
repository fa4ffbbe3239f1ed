import { configuration } from '../configuration.ts';
import { followKeptLanguages } from './follow-kept-languages.ts';
import { keepOffline } from './keep-offline.ts';
import { keepRequestTimings } from './keep-request-timings.ts';
import { isFreeToReload } from '../updates/free-to-reload.ts';
import { offerReload, readReloadOffer } from '../updates/reload-offer.ts';

/** A page that stays open for days asks now and then whether there is a newer version; browsers ask only when one is opened. */
const ASK_AFTER_MS = 60 * 60 * 1000;
/** How long an updated worker may take to take over before the page reloads all the same. */
const PATIENCE_MS = 3000;

/**
 * Brings the page to a newer version of the site once its service worker is there: by itself while nobody would notice,
 * else when the visitor says so.
 */
class Update {
  readonly #registration: ServiceWorkerRegistration;
  #isWanted = false;

  constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
  }

  /** An updated worker waits, or has already taken over. */
  readonly settle = (): void => {
    if (!isFreeToReload()) offerReload({ reason: 'ready', reload: this.#reloadAsWanted });
    else if (!this.#takeOver()) location.reload();
  };

  /** By this page's wish, or by another tab's. */
  readonly onTakenOver = (): void => {
    if (this.#isWanted) location.reload();
    else this.settle();
  };

  readonly #reloadAsWanted = (): void => {
    this.#isWanted = true;
    if (this.#takeOver()) setTimeout(() => location.reload(), PATIENCE_MS);
    else location.reload();
  };

  #takeOver(): boolean {
    this.#registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    return this.#registration.waiting !== null;
  }
}

/** Installs the service worker, follows its updates, and has the site kept on the device. */
export async function followServiceWorker(): Promise<void> {
  keepRequestTimings();
  if (!('serviceWorker' in navigator)) return; // plain http, or switched off
  const { serviceWorker } = navigator;
  const scope = configuration.app.baseUrl;
  // The first worker of all takes over a page that is of its own version: it may be there sooner than its registration.
  let isFirst = serviceWorker.controller === null;
  let update: Update | undefined;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else update?.onTakenOver();
  });
  // Refused by settings, or by a browser that only pretends: the site works all the same, only not offline.
  await serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: 'none' }).catch(() => undefined);
  const registration = await serviceWorker.getRegistration(scope).catch(() => undefined);
  if (!registration) return;

  update = new Update(registration);
  const follow = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !isFirst) update?.settle();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting && !isFirst) update.settle();

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // Whoever has said “Later” is not asked, and not overrun, either.
    if (document.hidden && readReloadOffer()?.reason === 'ready') update?.settle();
    if (document.hidden || Date.now() - askedAt < ASK_AFTER_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined); // offline: there will be a next time
  });

  await serviceWorker.ready;
  followKeptLanguages();
  // A worker of an older release knows nothing of this page's files.
  if (!registration.waiting) await keepOffline();
}
