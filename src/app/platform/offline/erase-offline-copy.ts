import { configuration } from '../../shell/configuration.ts';
import { languagesCacheName, offlineCacheName } from './cache-name.ts';
import { keepNothing } from './kept-files.ts';

/** Deletes the copy of the site on this device. The next page that opens online starts a new one. */
export async function eraseOfflineCopy(): Promise<void> {
  keepNothing();
  const { baseUrl } = configuration.app;
  const scope = new URL(baseUrl, location.href).href;
  await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
  const names = await caches.keys();
  // Other sites on the same host may have caches too: Workbox includes the scope of the worker in the names.
  const ours = [offlineCacheName(baseUrl), languagesCacheName(baseUrl)];
  const own = names.filter((name) => ours.includes(name) || (name.startsWith('workbox-') && name.endsWith(scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
}
