import { configuration } from '../../shell/configuration.ts';
import { followKeptLanguages } from './follow-kept-languages.ts';
import { keepOffline } from './keep-offline.ts';
import { keepRequestTimings } from './keep-request-timings.ts';
import { isFreeToReload } from '../updates/free-to-reload.ts';
import { offerReload, readReloadOffer } from '../updates/reload-offer.ts';

/** Interval in ms for update checks by a page that stays open for days. Browsers check only on page loads. */
const CHECK_AFTER_MS = 60 * 60 * 1000;
/** Time in ms that an updated worker has to take over before the page reloads anyway. */
const PATIENCE_MS = 3000;

/** Updates the page when a newer service worker is ready: immediately if nobody would notice, otherwise when the visitor agrees. */
class Update {
  readonly #registration: ServiceWorkerRegistration;
  #isWanted = false;

  constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
  }

  /** Called when an updated worker is waiting or has already taken over. */
  readonly settle = (): void => {
    if (!isFreeToReload()) offerReload({ reason: 'ready', reload: this.#reloadAsWanted });
    else if (!this.#takeOver()) location.reload();
  };

  /** Called when the worker takes over, at the request of this page or another tab. */
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

/** Installs the service worker, follows its updates, and keeps the site on the device. */
export async function followServiceWorker(): Promise<void> {
  keepRequestTimings();
  if (!('serviceWorker' in navigator)) return; // insecure HTTP, or disabled by the visitor
  const { serviceWorker } = navigator;
  const scope = configuration.app.baseUrl;
  // The very first worker has the version of this page. It may take over before its registration resolves.
  let isFirst = serviceWorker.controller === null;
  let update: Update | undefined;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else update?.onTakenOver();
  });
  // Registration can fail because of settings or limited browsers. The site then works online only.
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

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // Reloads a hidden page only while the offer is still open: a visitor who chose “Later” is neither asked again nor interrupted.
    if (document.hidden && readReloadOffer()?.reason === 'ready') update?.settle();
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // offline: a later check will succeed
  });

  await serviceWorker.ready;
  followKeptLanguages();
  // A worker of an older release does not know the files of this page.
  if (!registration.waiting) await keepOffline();
}
