import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { collectFaults, type Faults, siteOrigin } from '#test/support/fixtures.ts';

/**
 * The site under another host name, so that it is only available over http, as in a local network. playwright.config.ts resolves the name.
 */
const plainOrigin = (): string => siteOrigin().replace('localhost', 'plain.test');

const forbidStorage = (): void => {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, storage, {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
};

/** Makes each document a first visit. Does nothing in a preview, which shares the storage of its page. */
const clearStorage = (): void => {
  if (self !== top) return;
  localStorage.clear();
  sessionStorage.clear();
};

interface Tab {
  readonly page: Page;
  readonly faults: Faults;
}

interface Tabs {
  /** A tab in which storage is empty whenever a page is opened. */
  readonly main: Tab;
  /** The site on plain http, with forbidden storage. */
  readonly plain: Tab;
}

/** Opens a tab in its own context. Of two tabs in one window, the hidden one would not render frames. */
async function openTab(browser: Browser, options: BrowserContextOptions, origin: string, before: () => void): Promise<Tab> {
  const context = await browser.newContext({ ...options, baseURL: origin });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')); // its cache would hide requests of the page
  const page = await context.newPage();
  await page.addInitScript(before);
  return { page, faults: collectFaults(page, origin) };
}

/**
 * A test that reuses two tabs for all pages, because a new context would have to load and compile the code of the site again. A failure
 * ends the worker and its tabs, so that it does not affect later tests.
 */
export const test = base.extend<{ plainPage: Page; faults: void }, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, provide, { project }) => {
      const { locale = 'en', timezoneId = 'UTC', viewport = null } = project.use;
      const options = { locale, timezoneId, viewport };
      const main = await openTab(browser, options, siteOrigin(), clearStorage);
      const plain = await openTab(browser, options, plainOrigin(), forbidStorage);
      plain.faults.allow(/forbidden/); // React Router's script for scroll positions reports it; nothing else may fail
      await provide({ main, plain });
      for (const { page } of [main, plain]) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tabs, viewport }, provide) => {
    const { page } = tabs.main;
    if (viewport) await page.setViewportSize(viewport);
    await provide(page);
  },
  plainPage: ({ tabs }, provide) => provide(tabs.plain.page),
  faults: [
    async ({ tabs }, provide) => {
      const collected = Object.values(tabs).map(({ faults }: Tab) => faults);
      const before = collected.map((faults) => faults.found().length);
      await provide();
      expect(collected.flatMap((faults, index) => faults.found().slice(before[index]))).toEqual([]);
    },
    { auto: true },
  ],
});
