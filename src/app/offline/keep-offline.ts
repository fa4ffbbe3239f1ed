import { whenIdle } from '#ui/feedback/when-idle.ts';
import { readStored, subscribeStored } from '#workbench/stored/storage.ts';
import { configuration } from '../configuration.ts';
import { splitAddress } from '../addresses/split-address.ts';
import { findTool } from '../catalog.ts';
import { FAVORITES_KEY, parseFavorites } from '../stores/favorites.ts';
import { type KeepFailure, keepFiles, keptNames, loadedNames, readOfflineList } from './kept-files.ts';
import { tellKeptLanguages } from './follow-kept-languages.ts';
import { CHOSEN_LANGUAGES_KEY, keptLanguages, OPENED_LANGUAGES_KEY } from './kept-languages.ts';
import { connectionOf, mayFetch } from './may-fetch.ts';
import { isMakingAllAvailable } from './making-all-available.ts';
import { noteRoom } from './no-room.ts';
import type { OfflineList } from './offline-list.ts';
import { onVisit } from './on-visit.ts';
import { type PlannedFetch, planFetches, singly } from './plan-fetches.ts';
import { type Wishes, wantedInOrder } from './wanted-files.ts';

const AT_A_TIME = 3;
/** A network that is there need not lead to the site. */
const RETRY_MS = 5 * 60_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(async () => resolve());
  });

const idOf = (entry: string): string | undefined => findTool(entry.replace(/^\//, ''))?.id;
const favoriteIds = (): readonly string[] => parseFavorites(readStored(FAVORITES_KEY), idOf);

/** Whether the service worker says that it has dropped files. */
const isDropping = (data: unknown): boolean => (data as { type?: unknown } | null)?.type === 'FILES_DROPPED';

function currentWishes(): Wishes {
  const { language, page } = splitAddress(location.pathname);
  return { languages: keptLanguages(language), toolId: findTool(page)?.id, favorites: favoriteIds() };
}

/** Resolves when something may have changed that keeps us from fetching, or what there is to fetch. */
function nextChange(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = new AbortController();
  const { signal } = ended;
  const done = (): void => {
    ended.abort();
    resolve();
  };
  addEventListener('online', done, { signal });
  connectionOf(navigator)?.addEventListener('change', done, { signal });
  navigator.serviceWorker.addEventListener('message', ({ data }) => isDropping(data) && done(), { signal });
  for (const key of [CHOSEN_LANGUAGES_KEY, OPENED_LANGUAGES_KEY] as const) signal.addEventListener('abort', subscribeStored(key, done));
  onVisit(done, signal);
  const timer = setTimeout(done, RETRY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return promise;
}

/** Fetches what a visitor may want without a network, and keeps it. */
class OfflineKeeper {
  readonly #list: OfflineList;
  #kept: ReadonlySet<string> = new Set();
  /** What comes just now, by the names of the requests. */
  readonly #coming = new Set<string>();
  #end: KeepFailure | undefined;

  constructor(list: OfflineList) {
    this.#list = list;
  }

  /** Without which neither the shell nor the page that is open would be there without a network. */
  readonly keepPage = async (): Promise<void> => {
    const wishes = currentWishes();
    const { languages, tools, files } = this.#list;
    const loaded = new Set(loadedNames());
    const ofPage = [...(tools[wishes.toolId ?? '']?.code ?? []), ...files.flatMap(([name], file) => (loaded.has(name) ? file : []))];
    await this.refresh();
    while (await this.#fetchFirst(planFetches(this.#list, languages[wishes.languages[0]], this.#isKept)));
    while (await this.#fetchFirst(singly(this.#list, ofPage).filter(({ name }) => !this.#isKept(name))));
  };

  /** Never ends while the page is open, but for want of room or when a newer release has come: there is always another page to come. */
  async keepRest(): Promise<void> {
    while (!this.#end) {
      // Of several pages, one does it.
      await navigator.locks.request(`offline-files-${configuration.app.baseUrl}`, async () => {
        await this.refresh();
        await Promise.all(Array.from({ length: AT_A_TIME }, () => this.#fetchAll()));
      });
      if (!this.#end) await nextChange();
    }
  }

  readonly noteNoRoom = (): void => {
    this.#end = 'noRoom';
    noteRoom(false);
  };

  /** Reads anew what is kept. */
  readonly refresh = async (): Promise<void> => {
    this.#kept = await keptNames();
  };

  readonly #isKept = (name: string): boolean => this.#kept.has(name);

  async #fetchAll(): Promise<void> {
    for (;;) {
      await idle();
      if (this.#end || isMakingAllAvailable.read() || !mayFetch(navigator.onLine, connectionOf(navigator))) return;
      const wanted = wantedInOrder(this.#list, currentWishes(), this.#isKept);
      if (!(await this.#fetchFirst(planFetches(this.#list, wanted, this.#isKept)))) return;
    }
  }

  /** False when nothing is left, or nothing can be had. */
  async #fetchFirst(planned: readonly PlannedFetch[]): Promise<boolean> {
    const next = planned.find(({ name }) => !this.#coming.has(name));
    if (!next || this.#end) return false;
    this.#coming.add(next.name);
    const languages = String(currentWishes().languages);
    const failure = await keepFiles(next);
    this.#coming.delete(next.name);
    if (String(currentWishes().languages) !== languages) void tellKeptLanguages(); // of what came meanwhile, some may be unwanted
    if (failure === 'noRoom') this.noteNoRoom();
    if (failure === 'gone') this.#end = failure;
    if (failure) return false;
    this.#kept = new Set([...this.#kept, ...(next.unpacks ?? [next.name])]);
    noteRoom(true);
    return true;
  }
}

/**
 * Keeps the site on the device: at once the texts of the page's language and the page's own tool, and all else in that language when the page
 * is idle and the connection costs nothing. What one page has begun, the next one goes on with.
 */
export async function keepOffline(): Promise<void> {
  const list = await readOfflineList();
  if (!list) return; // the next page tries again
  const keeper = new OfflineKeeper(list);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as { type?: unknown } | null)?.type === 'NO_ROOM') keeper.noteNoRoom();
    if (isDropping(data)) void keeper.refresh();
  });
  onVisit(() => void keeper.keepPage());
  await keeper.keepPage();
  await keeper.keepRest();
}
