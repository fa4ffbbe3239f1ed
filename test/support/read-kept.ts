import type { OfflineList } from '../../src/app/platform/offline/offline-list.ts';

/** Runs in a page: reads the list of the files that can be stored, and the names of the files that the device stores, besides the core. */
export async function readKept(list: string): Promise<{ readonly list: OfflineList; readonly kept: readonly string[] }> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const cache = await caches.open(`offline-files-${base}`);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(`${base}assets/`.length));
  return { list: (await (await fetch(base + list)).json()) as OfflineList, kept };
}
