import type { Page } from '@playwright/test';
import type { Language } from '../../src/core/languages.ts';
import { OFFLINE_LIST, type OfflineList } from '../../src/app/platform/offline/offline-list.ts';
import { type OfflineState, offlineState } from '../../src/app/platform/offline/offline-state.ts';
import { expect } from './fixtures.ts';
import { readKept } from './read-kept.ts';

/** Makes the browser report that the visitor saves data, from the next page on. Then it only fetches files that pages request. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => connection });
  });

/** The names of the files that the site stores on the device, besides the core. */
export const keptFiles = async (page: Page): Promise<readonly string[]> => (await page.evaluate(readKept, OFFLINE_LIST)).kept;

export const offlineList = async (page: Page): Promise<OfflineList> => (await page.evaluate(readKept, OFFLINE_LIST)).list;

/** The part of the site that the device stores, for some languages. */
export async function readOfflineState(page: Page, languages: readonly Language[]): Promise<OfflineState> {
  const { list, kept } = await page.evaluate(readKept, OFFLINE_LIST);
  return offlineState(list, languages, new Set(kept));
}

/** Resolves when every page works offline in these languages. */
export const everythingKept = (page: Page, ...languages: readonly Language[]): Promise<void> =>
  expect.poll(async () => (await readOfflineState(page, languages)).bytesToGo, { timeout: 40_000 }).toBe(0);

/** Resolves when the files of a first visit are stored: the texts of the language, and the code of the page's tool. */
export const pageKept = (page: Page, language: Language, toolId: string): Promise<void> =>
  expect
    .poll(async () => {
      const { list, kept } = await page.evaluate(readKept, OFFLINE_LIST);
      const { languages, tools, files } = list;
      return [...languages[language], ...(tools[toolId]?.code ?? [])].filter((file) => !kept.includes(files[file]?.[0] ?? '')).length;
    })
    .toBe(0);
