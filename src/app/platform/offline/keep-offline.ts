import { whenIdle } from '#ui/feedback/when-idle.ts';
import { readStored, subscribeStored } from '#tool-ui/stored/storage.ts';
import { configuration } from '../../shell/configuration.ts';
import { splitAddress } from '../../shell/addresses/split-address.ts';
import { findTool } from '../../shell/catalog.ts';
import { FAVORITES_KEY, parseFavorites } from '../../shell/stores/favorites.ts';
import { type KeepFailure, keepFiles, keptNames, loadedNames, readOfflineList } from './kept-files.ts';
import { tellKeptLanguages } from './follow-kept-languages.ts';
import { CHOSEN_LANGUAGES_KEY, keptLanguages, OPENED_LANGUAGES_KEY } from './kept-languages.ts';
import { connectionOf, mayFetch } from './may-fetch.ts';
import { isMakingAllAvailable } from './making-all-available.ts';
import { noteRoom } from './no-room.ts';
import type { OfflineList } from './offline-list.ts';
import { onVisit } from './on-visit.ts';
import { type PlannedFetch, planFetches, singly } from './plan-fetches.ts';
import { type OptionSets, wantedInOrder } from './wanted-files.ts';

const AT_A_TIME = 3;
/** Retries even without a network event, because a working network may still not reach the site. */
const RETRY_MS = 5 * 60_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(async () => resolve());
  });

const idOf = (entry: string): string | undefined => findTool(entry.replace(/^\//, ''))?.id;
const favoriteIds = (): readonly string[] => parseFavorites(readStored(FAVORITES_KEY), idOf);

/** Whether the message of the service worker reports deleted files. */
const isDropping = (data: unknown): boolean => (data as { type?: unknown } | null)?.type === 'FILES_DROPPED';

function currentOptionSets(): OptionSets {
  const { language, page } = splitAddress(location.pathname);
  return { languages: keptLanguages(language), toolId: findTool(page)?.id, favorites: favoriteIds() };
}

/** Resolves when the network, the connection, the files to fetch, or the page changes, and after five minutes at the latest. */
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

/** Fetches and keeps files that the visitor may need offline. */
class OfflineKeeper {
  readonly #list: OfflineList;
  #kept: ReadonlySet<string> = new Set();
  /** The names of the requests in progress. */
  readonly #coming = new Set<string>();
  #end: KeepFailure | undefined;

  constructor(list: OfflineList) {
    this.#list = list;
  }

  /** Keeps the files without which neither the shell nor the current page would work offline. */
  readonly keepPage = async (): Promise<void> => {
    const optionSets = currentOptionSets();
    const { languages, tools, files } = this.#list;
    const loaded = new Set(loadedNames());
    const ofPage = [...(tools[optionSets.toolId ?? '']?.code ?? []), ...files.flatMap(([name], file) => (loaded.has(name) ? file : []))];
    await this.refresh();
    while (await this.#fetchFirst(planFetches(this.#list, languages[optionSets.languages[0]], this.#isKept)));
    while (await this.#fetchFirst(singly(this.#list, ofPage).filter(({ name }) => !this.#isKept(name))));
  };

  /**
   * Keeps all other files. Runs until the page closes, the device is full, or the release is replaced, because each new page may need more.
   */
  async keepRest(): Promise<void> {
    while (!this.#end) {
      // Only one of several open pages fetches.
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

  /** Reads the names of the kept files again. */
  readonly refresh = async (): Promise<void> => {
    this.#kept = await keptNames();
  };

  readonly #isKept = (name: string): boolean => this.#kept.has(name);

  async #fetchAll(): Promise<void> {
    for (;;) {
      await idle();
      if (this.#end || isMakingAllAvailable.read() || !mayFetch(navigator.onLine, connectionOf(navigator))) return;
      const wanted = wantedInOrder(this.#list, currentOptionSets(), this.#isKept);
      if (!(await this.#fetchFirst(planFetches(this.#list, wanted, this.#isKept)))) return;
    }
  }

  /** Fetches the first file that is not in progress. Returns `false` if nothing is left or the request failed. */
  async #fetchFirst(planned: readonly PlannedFetch[]): Promise<boolean> {
    const next = planned.find(({ name }) => !this.#coming.has(name));
    if (!next || this.#end) return false;
    this.#coming.add(next.name);
    const languages = String(currentOptionSets().languages);
    const failure = await keepFiles(next);
    this.#coming.delete(next.name);
    if (String(currentOptionSets().languages) !== languages) void tellKeptLanguages(); // some of the new files may now be unwanted
    if (failure === 'noRoom') this.noteNoRoom();
    if (failure === 'gone') this.#end = failure;
    if (failure) return false;
    this.#kept = new Set([...this.#kept, ...(next.unpacks ?? [next.name])]);
    noteRoom(true);
    return true;
  }
}

/**
 * Keeps the site on the device: immediately the page's tool and the texts of its language, the rest while the page is idle and the
 * connection is not metered. Each page continues where the previous one stopped.
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
