import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// Built by scripts/build/offline/service-worker.ts after the pages, which fills in the list of files.
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const FALLBACK = '__spa-fallback.html';

// All code is kept from the first visit on, but no page: nine languages of them are ten times as much, and the
// fallback draws any of them. A page kept from an older release would name code that is no longer there.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: 3, plugins: [{ handlerDidError: () => matchPrecache(FALLBACK) }] })),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the page says that nobody's work is in its way.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
