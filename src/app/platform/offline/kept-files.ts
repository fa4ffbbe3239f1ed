import { readPack } from '#core/pack.ts';
import { configuration } from '../../shell/configuration.ts';
import { offlineCacheName } from './cache-name.ts';
import { OFFLINE_LIST, type OfflineList } from './offline-list.ts';
import type { PlannedFetch } from './plan-fetches.ts';

const { baseUrl } = configuration.app;
const ASSETS = `${baseUrl}assets/`;

const openCache = (): Promise<Cache> => caches.open(offlineCacheName(baseUrl));

/** The offline list of the service worker's own release, which keeps it; `undefined` without a worker and without a network. */
export async function readOfflineList(): Promise<OfflineList | undefined> {
  const response = await fetch(baseUrl + OFFLINE_LIST).catch(() => undefined);
  return response?.ok ? ((await response.json()) as OfflineList) : undefined; // written by the build
}

const nameIn = (address: string): string => new URL(address, location.href).pathname.slice(ASSETS.length);

/** The names of all files that are kept. */
export async function keptNames(): Promise<ReadonlySet<string>> {
  const cache = await openCache();
  return new Set((await cache.keys()).map(({ url }) => nameIn(url)));
}

/** The files that this page has loaded, by their names below assets/. The browser's cache provides them without another download. */
export const loadedNames = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin + ASSETS))
    .map(({ name }) => nameIn(name));

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

async function unpack(cache: Cache, pack: Response, wanted: readonly string[]): Promise<void> {
  const { body } = pack;
  if (!body) return;
  const bytes = new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  for (const { name, content } of readPack(bytes)) {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    if (wanted.includes(name)) await cache.put(ASSETS + name, new Response(content, { headers: { 'Content-Type': type } }));
  }
}

/** The reason why no more files can be kept: the device is full, the server cannot be reached, or the release has been replaced. */
export type KeepFailure = 'noRoom' | 'unreachable' | 'gone';

let isErased = false;

/** Stops this page from keeping files, because the copy is being erased. */
export function keepNothing(): void {
  isErased = true;
}

/** Fetches and keeps files. Returns the reason if that fails. */
export async function keepFiles({ name, unpacks }: PlannedFetch): Promise<KeepFailure | undefined> {
  try {
    // The cache mode tells the service worker not to keep the response as well.
    const response = await fetch(ASSETS + name, { cache: 'force-cache' });
    const isOurs = response.ok && response.headers.get('content-type')?.includes('html') !== true; // some hosts return a page for any address
    if (!isOurs) return response.status >= 500 ? 'unreachable' : 'gone';
    if (isErased) return 'gone';
    const cache = await openCache();
    await (unpacks ? unpack(cache, response, unpacks) : cache.put(ASSETS + name, response));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'noRoom' : 'unreachable';
  }
}
