import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languagesCacheName, offlineCacheName } from './cache-name.ts';
import { listOf } from './testing/list-of.ts';
import { WorkerLanguages } from './worker-languages.ts';

const base = '/of-a-test/';
const list = listOf({
  languages: { en: ['texts-en'], de: ['texts-de'], fr: ['texts-fr'] },
  tools: { emoji: { code: ['emoji.js'], inLanguage: { de: ['emoji-de.bin'] } } },
});
const address = (name: string): string => `${location.origin}${base}assets/${name}`;
const keptNames = async (): Promise<readonly string[]> =>
  (await (await caches.open(offlineCacheName(base))).keys()).map(({ url }) => url.slice(address('').length)).toSorted();

/** A newly started worker, with these pages of the site open. */
const worker = (...pages: readonly string[]): WorkerLanguages =>
  new WorkerLanguages({
    basePath: base,
    readList: async () => list,
    openPages: async () => pages.map((page) => location.origin + base + page),
  });

const clear = async (): Promise<void> => {
  for (const name of [offlineCacheName(base), languagesCacheName(base)]) await caches.delete(name);
};

beforeEach(async () => {
  await clear();
  const cache = await caches.open(offlineCacheName(base));
  for (const [name] of list.files) await cache.put(address(name), new Response(name));
});
afterEach(clear);

describe('WorkerLanguages', () => {
  test('keeps everything until languages are chosen', async () => {
    expect(await worker('settings').isWanted(address('texts-de'))).toBe(true);
    expect(await keptNames()).toHaveLength(5);
  });

  test('deletes the files of unchosen languages and accepts no more of them', async () => {
    const languages = worker('settings');
    expect(await languages.keep(['en', 'fr', 'klingon', 7])).toBe(true);
    expect(await keptNames()).toEqual(['emoji.js', 'texts-en', 'texts-fr']);
    expect(await languages.isWanted(address('texts-de'))).toBe(false);
    expect(await languages.isWanted(address('emoji-de.bin'))).toBe(false);
    expect(await languages.isWanted(address('emoji.js'))).toBe(true);
    expect(await languages.keep(['en', 'fr'])).toBe(false);
  });

  test('remembers the choice after a restart', async () => {
    await worker('settings').keep(['en']);
    expect(await worker('settings').isWanted(address('texts-de'))).toBe(false);
  });

  test('keeps the language of an open page', async () => {
    const languages = worker('settings', 'de/emoji');
    await languages.keep(['en']);
    expect(await keptNames()).toEqual(['emoji-de.bin', 'emoji.js', 'texts-de', 'texts-en']);
    expect(await languages.isWanted(address('texts-de'))).toBe(true);
  });

  test('keeps nothing after the copy was erased', async () => {
    const erased = new WorkerLanguages({ basePath: base, readList: async () => undefined, openPages: async () => [] });
    expect(await erased.keep(['en'])).toBe(false);
    expect(await erased.isWanted(address('emoji.js'))).toBe(false);
  });
});
