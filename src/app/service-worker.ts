import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlineCacheName } from './platform/offline/cache-name.ts';
import { OFFLINE_LIST, type OfflineList } from './platform/offline/offline-list.ts';
import { WorkerLanguages } from './platform/offline/worker-languages.ts';

// Built by scripts/build/offline/service-worker.ts after the pages. That script inserts the list of the core.
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const FALLBACK = '__spa-fallback.html';
const base = new URL(self.registration.scope).pathname;
const assets = `${base}assets/`;
const cacheName = offlineCacheName(base);

// Caches the core immediately. The pages fetch the rest (offline/keep-offline.ts). Pages are not cached: in nine languages they need ten
// times the space, the fallback can render any of them, and a page of an older release would request missing code.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

/** Returns `undefined` after the copy has been erased. */
async function readList(): Promise<OfflineList | undefined> {
  const response = await matchPrecache(OFFLINE_LIST);
  return response && ((await response.json()) as OfflineList); // written by the build
}

/** The open pages of this site. Other sites on the same host may have open pages, too. */
async function openPages(): Promise<readonly Client[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(self.registration.scope));
}

const languages = new WorkerLanguages({ basePath: base, readList, openPages: async () => (await openPages()).map(({ url }) => url) });

/** Whether the response is the requested file. Some hosts return a page for any address. */
const isFile = (response: Response): boolean => response.ok && response.headers.get('content-type')?.includes('html') !== true;

async function tellPages(type: 'NO_ROOM' | 'FILES_DROPPED'): Promise<void> {
  for (const client of await openPages()) client.postMessage({ type }, []); // sent only to pages of this site
}

/** Reports that storage is full. The site works without the file; later, the pages explain what is missing. */
async function reportNoRoom(error: unknown): Promise<void> {
  if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
  await tellPages('NO_ROOM');
}

async function keepFile(address: string, response: Response): Promise<void> {
  if (!(await languages.isWanted(address))) return;
  await (await caches.open(cacheName)).put(address, response).catch(reportNoRoom);
}

// Also keeps files that a page loads. Requests with `force-cache` are excluded, because the page keeps those files itself.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets) && request.cache !== 'force-cache',
  async ({ request, event }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(request);
    if (isFile(response)) event.waitUntil(keepFile(request.url, response.clone()));
    return response;
  },
);

registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: 3, plugins: [{ handlerDidError: () => matchPrecache(FALLBACK) }] })),
);

/** Deletes the files of older releases that this release no longer has. */
async function forgetGoneFiles(): Promise<void> {
  const list = await readList();
  if (!list) throw new Error('The list of files to keep offline has not been kept.');
  const names = new Set(list.files.map(([name]) => name));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!names.has(new URL(request.url).pathname.slice(assets.length))) await cache.delete(request);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetGoneFiles()])));

async function keepLanguages(chosen: readonly unknown[]): Promise<void> {
  if (await languages.keep(chosen)) await tellPages('FILES_DROPPED');
}

self.addEventListener('message', (event) => {
  const message = event.data as { readonly type?: unknown; readonly languages?: unknown } | null; // from any page that controls the worker
  // A new version waits until the page confirms that no work would be lost.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'KEEP_LANGUAGES' && Array.isArray(message.languages)) event.waitUntil(keepLanguages(message.languages));
});
