import { isLanguage, type Language } from '#core/languages.ts';
import { splitPath } from '#core/addresses.ts';
import { languagesCacheName, offlineCacheName } from './cache-name.ts';
import { filesOfOtherLanguages } from './language-files.ts';
import type { OfflineList } from './offline-list.ts';

interface Site {
  readonly basePath: string;
  readonly readList: () => Promise<OfflineList | undefined>;
  /** The addresses of the pages that are open. */
  readonly openPages: () => Promise<readonly string[]>;
}

/** The languages that the service worker keeps, from the last message of a page. Before the first message, it keeps every language. */
export class WorkerLanguages {
  readonly #site: Site;
  #chosen: Promise<readonly Language[] | undefined> | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Keeps these languages from now on. Returns whether files were deleted. */
  async keep(languages: readonly unknown[]): Promise<boolean> {
    const list = await this.#site.readList();
    if (!list) return false; // the copy has been erased
    const chosen = languages.filter(isLanguage);
    this.#chosen = Promise.resolve(chosen);
    await (await this.#notes()).put(this.#site.basePath, Response.json(chosen));
    const unwanted = await this.#unwanted(list, chosen);
    const cache = await caches.open(offlineCacheName(this.#site.basePath));
    const dropped = (await cache.keys()).filter(({ url }) => unwanted.has(this.#nameOf(url)));
    await Promise.all(dropped.map((request) => cache.delete(request)));
    return dropped.length > 0;
  }

  /** Whether a file may be kept. */
  async isWanted(address: string): Promise<boolean> {
    const list = await this.#site.readList();
    this.#chosen ??= this.#readChosen();
    const chosen = await this.#chosen;
    return list !== undefined && (!chosen || !(await this.#unwanted(list, chosen)).has(this.#nameOf(address)));
  }

  /** The names of the files of other languages, except languages of open pages. */
  async #unwanted(list: OfflineList, chosen: readonly Language[]): Promise<ReadonlySet<string>> {
    const { basePath, openPages } = this.#site;
    const open = (await openPages()).map((address) => splitPath(new URL(address).pathname.slice(basePath.length - 1)).language);
    return filesOfOtherLanguages(list, [...chosen, ...open]);
  }

  async #readChosen(): Promise<readonly Language[] | undefined> {
    const note = await (await this.#notes()).match(this.#site.basePath);
    return note && ((await note.json()) as readonly Language[]); // written by `keep`
  }

  readonly #notes = (): Promise<Cache> => caches.open(languagesCacheName(this.#site.basePath));

  readonly #nameOf = (address: string): string => new URL(address).pathname.slice(`${this.#site.basePath}assets/`.length);
}
