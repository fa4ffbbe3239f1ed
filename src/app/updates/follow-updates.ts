import { isReloadHeld } from '#workbench/activity.ts';
import { configuration } from '../configuration.ts';
import { showUpdateLine } from './update-line.ts';
import { currentWork, mayReload, reportWork } from './work.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;
/** How long an activated version may take to take over before the page is reloaded all the same. */
const TAKE_OVER_MS = 3000;

/**
 * Registers the service worker and brings the page to a new version: by itself where nobody is disturbed,
 * else when the visitor presses `Reload`. To be called once.
 */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // plain http, or switched off
  const workers = navigator.serviceWorker;
  let wasControlled = workers.controller !== null;
  let waiting: ServiceWorker | undefined;
  let isReady = false;
  let hasTyped = false;
  let checkedAt = performance.now();

  const takeOver = (): void => {
    if (!waiting) return location.reload();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => location.reload(), TAKE_OVER_MS);
  };
  const consider = (): void => {
    if (!isReady) return;
    if (mayReload(currentWork(), document.hidden, isReloadHeld())) takeOver();
    else showUpdateLine();
  };
  const announceReady = (worker?: ServiceWorker): void => {
    waiting = worker;
    isReady = true;
    consider();
  };

  reportWork(() => ({ isTyped: hasTyped, isAtRisk: false }));
  document.addEventListener('input', ({ isTrusted }) => (hasTyped ||= isTrusted), true);
  // The line works without this script too (before-paint.ts), but then the new version would stay in waiting.
  addEventListener(
    'click',
    (event) => {
      if (!waiting || !(event.target instanceof Element) || !event.target.closest('[data-reload]')) return;
      event.stopPropagation();
      takeOver();
    },
    true,
  );
  workers.addEventListener('controllerchange', () => {
    // The first worker of a first visit is nothing new. A later one was let in here or in another tab.
    if (!wasControlled) wasControlled = true;
    else if (waiting) location.reload();
    else announceReady();
  });

  // Refused by settings or by a test's browser, the site works all the same, only not offline.
  const registered: Promise<ServiceWorkerRegistration | undefined> = workers.register(`${configuration.app.baseUrl}sw.js`, {
    updateViaCache: 'none',
  });
  const registration = await registered.catch(() => undefined);
  if (!registration) return;
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) announceReady(worker);
    });
  };
  if (registration.waiting && workers.controller) announceReady(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  document.addEventListener('visibilitychange', () => {
    consider();
    if (document.hidden || performance.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined); // offline: there will be another time
  });
}
