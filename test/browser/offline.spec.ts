import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readProductionConfiguration } from '../../scripts/configuration.ts';
import { SITE } from '../../scripts/build/folders.ts';
import { type SiteServer, startSiteServer } from '../../scripts/serve/site-server.ts';
import { languages } from '../../src/core/languages.ts';
import { listingOf, modelTools, shellTextsOf, toolIds } from '../support/catalog.ts';
import { controlled, expect, hydrated, test as base } from '../support/fixtures.ts';
import { everythingKept, keptFiles, offlineList, pageKept, readOfflineState, saveData } from '../support/offline-copy.ts';
import { installClock } from '../support/page-clock.ts';

declare global {
  interface Window {
    /** Ends the network failure that a test has simulated. */
    findNetwork: () => void;
  }
}

interface OwnSite extends SiteServer {
  /** A page in a new browser context. */
  readonly page: Page;
}

const startServer = (port = 0): Promise<SiteServer> =>
  startSiteServer({ directory: SITE, configuration: readProductionConfiguration(), port });

/** A separate server of the site, which can be stopped. */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ browser }, provide) => {
    const server = await startServer();
    const context = await browser.newContext({ baseURL: server.origin });
    await provide({ ...server, page: await context.newPage() });
    await context.close();
    await server.close();
  },
});

test.use({ hasServiceWorker: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The files that are not available offline. */
const missingOf = (page: Page, files: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const missing: string[] = [];
    for (const file of wanted) {
      try {
        const response = await fetch(file);
        await response.body?.cancel();
        if (!response.ok) missing.push(file);
      } catch {
        missing.push(file);
      }
    }
    return missing;
  }, files);

/** Starts the same server again, like a network that returns. */
async function restart({ origin }: SiteServer): Promise<SiteServer & AsyncDisposable> {
  const server = await startServer(Number(new URL(origin).port));
  return { ...server, [Symbol.asyncDispose]: server.close };
}

/** The files that are only used by pages in languages that nobody has chosen. */
async function ownFilesOfOtherLanguages(page: Page, chosen: readonly string[]): Promise<ReadonlySet<string>> {
  const list = await offlineList(page);
  const others = languages.filter((language) => !chosen.includes(language));
  const files = others.flatMap((language) => [
    ...list.languages[language],
    ...Object.values(list.tools).flatMap(({ inLanguage }) => inLanguage[language] ?? []),
  ]);
  return new Set(files.flatMap((file) => list.files[file]?.[0] ?? []));
}

test('after one visit the page and the shell work offline, and a page that is not saved says so', { tag: '@main' }, async ({ site }) => {
  const { page } = site;
  await saveData(page);
  await page.goto('/hash-text');
  await controlled(page);
  await pageKept(page, 'en', 'hash-text');
  await site.close();

  await page.goto('/hash-text#text=abc');
  // FIPS 180-2, appendix B.1
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('listitem')).toHaveCount(toolIds.length);

  // Pages that are not stored, opened as a document and through a link.
  const { title, text, retry, pages } = shellTextsOf('en').notHere;
  await page.goto('/json-diff');
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('heading', { name: pages })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([listingOf('hash-text').name]);
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: listingOf('case-converter').name, exact: true })
    .click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL('/case-converter');

  // The page links to tools that are available.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: listingOf('hash-text').name, exact: true })
    .first()
    .click();
  await expect(heading(page)).toHaveText(listingOf('hash-text').name);

  // The same in a language without any stored files.
  await page.goto('/de/hash-text');
  await expect(heading(page)).toHaveText(shellTextsOf('de').notHere.title);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');

  await using again = await restart(site);
  await page.getByRole('button', { name: shellTextsOf('de').notHere.retry }).click();
  await expect(heading(page)).toHaveText(listingOf('hash-text', 'de').name);
  expect([again.origin, retry]).toEqual([site.origin, 'Try again']);
});

test('with data saving only opened pages are saved', async ({ site }) => {
  const { page } = site;
  await installClock(page);
  await saveData(page);
  await page.goto('/hash-text');
  await controlled(page);
  await pageKept(page, 'en', 'hash-text');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.runFor(60_000); // otherwise the rest is fetched when the page is idle
  await page.evaluate(() => fetch('/favicon.svg?later'));
  expect(requested).toEqual(['/favicon.svg']);
  const { languages: texts, tools, files, common } = await offlineList(page);
  const kept = new Set(await keptFiles(page));
  const isKept = (file: number): boolean => kept.has(files[file]?.[0] ?? '');
  expect(texts.de.filter(isKept)).toEqual([]);
  const others = Object.entries(tools).filter(([, { code }]) => code.every(isKept));
  expect(others.map(([id]) => id)).toEqual(['hash-text']);
  expect(common.every(isKept)).toBe(false);
});

test('after an idle time every page opens offline', async ({ site }) => {
  const { page } = site;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await controlled(page);
  await everythingKept(page, 'en');
  for (const language of ['de', 'zh'] as const) {
    await page.goto(`/${language}`);
    await pageKept(page, language, '');
  }
  await everythingKept(page, 'en', 'de', 'zh');
  expect((await readOfflineState(page, ['en', 'de', 'zh'])).tools).toHaveLength(toolIds.length);
  await site.close();

  // The same fallback renders every page from these files. Opens one tool of each kind, and requests the files of all of them.
  const ofOthers = await ownFilesOfOtherLanguages(page, ['en', 'de', 'zh']);
  const assets = readdirSync(join(SITE, 'assets')).filter((name) => name !== 'packs' && !ofOthers.has(name));
  expect(await missingOf(page, [...assets.map((name) => `/assets/${name}`), '/favicon.svg', '/manifest.webmanifest'])).toEqual([]);
  for (const id of modelTools) {
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(id).name);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Reset this tool' })).toHaveCount(0);
  }
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('listitem')).toHaveCount(toolIds.length);
  for (const language of ['de', 'zh']) {
    await page.goto(`/${language}/hash-text`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text', language).name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto(`/${language}`);
    await expect(page).toHaveTitle(shellTextsOf(language).site.title);
  }
  await page.goto('/hash#encoding=base64');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text').name);
  await page.goto('/no-such-tool');
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('tools work offline: worker, editor, WebAssembly, data files', async ({ site }) => {
  const { page } = site;
  await page.goto('/');
  await controlled(page);
  await everythingKept(page, 'en');
  await site.close();
  await page.goto('/hash-text#text=abc');
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
  await page.goto('/mac-address-lookup#addresses=203706');
  await expect(page.getByText('80 West Tasman Drive, San Jose CA 94568, United States').first()).toBeVisible();
});

test('an interrupted download is resumed without fetching anything twice', async ({ site }) => {
  const { page } = site;
  // The network fails after three packs of files.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    let packs = 0;
    globalThis.fetch = async (...request) => {
      const { url } = new Request(...request);
      if (!url.includes('/assets/packs/') || ++packs <= 3) return fetch(...request);
      window.findNetwork = () => {
        globalThis.fetch = fetch;
      };
      throw new TypeError('Failed to fetch');
    };
  });
  await page.goto('/');
  await controlled(page);
  await page.waitForFunction(() => 'findNetwork' in window);
  await site.close();
  await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(0);
  const kept = await keptFiles(page);
  expect((await readOfflineState(page, ['en'])).bytesToGo).toBeGreaterThan(0);

  await using again = await restart(site);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice('/assets/'.length)));
  await page.evaluate(() => {
    window.findNetwork();
    dispatchEvent(new Event('online'));
  });
  await everythingKept(page, 'en');
  expect(kept.filter((name) => requested.includes(name))).toEqual([]);
  expect(again.origin).toBe(site.origin);
});

test('a newer release keeps unchanged files and deletes the others', async ({ site }) => {
  const { page } = site;
  await page.goto('/');
  await controlled(page);
  await everythingKept(page, 'en');
  const kept = await keptFiles(page);
  await page.evaluate(async () => {
    await (await caches.open('offline-files-/')).put('/assets/of-an-older-release-12345678.js', new Response(''));
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await page.goto('/'); // installs and activates the service worker again
  await controlled(page);
  await expect.poll(async () => (await keptFiles(page)).toSorted()).toEqual(kept.toSorted());
});
