import type { Page } from '@playwright/test';
import { controlled, expect, hydrated, test as base } from '../support/fixtures.ts';
import { pageKept, saveData } from '../support/offline-copy.ts';
import { NO_NETWORK } from '../support/rendered-test.ts';
import { type ServedSite, serveRendered } from '../support/rendered-site.ts';

interface Restarted {
  readonly origin: string;
  /** Stops the server, and starts one with other settings at the same address. */
  readonly restart: (settings: object) => Promise<void>;
}

const before = { site: { name: 'Before' } };
const after = {
  site: { name: 'After' },
  tools: { hide: ['hash-text'], defaults: { 'token-generator': { length: 32 } } },
  defaults: { theme: 'dark' },
  home: { text: 'It has changed.' },
};

const test = base.extend<{ restarted: Restarted }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  restarted: async ({}, provide) => {
    let site: ServedSite = await serveRendered(before);
    await provide({
      origin: site.origin,
      async restart(settings) {
        await site.close();
        site = await serveRendered(settings, Number(new URL(site.origin).port));
      },
    });
    await site.close();
  },
  baseURL: ({ restarted }, provide) => provide(restarted.origin),
});

test.use({ hasServiceWorker: true, colorScheme: 'light' });

const look = async (page: Page): Promise<readonly unknown[]> => [
  await page.title(),
  await page.evaluate(() => document.documentElement.dataset['theme']),
  await page.getByRole('textbox', { name: 'Length', exact: true }).inputValue(),
  await page.evaluate(() => [...document.links].filter(({ pathname }) => pathname === '/hash-text').length),
];

test('an open page receives the settings of a restarted server, and keeps them offline', async ({ page, context, restarted, faults }) => {
  await saveData(page); // otherwise the browser fetches everything for offline use before the new version
  await page.goto('/token-generator');
  await controlled(page);
  await pageKept(page, 'en', 'token-generator');
  await hydrated(page);
  expect(await look(page)).toEqual(['Token generator - Before', 'light', '64', 1]);

  await restarted.restart(after);
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true });
    void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  // The browser downloads all of the new version before the page switches to it.
  await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true), { timeout: 30_000 }).toBe(false);
  await hydrated(page);
  await expect.poll(() => look(page).catch(() => [])).toEqual(['Token generator - After', 'dark', '32', 0]);

  faults.allow(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  expect(await look(page)).toEqual(['Token generator - After', 'dark', '32', 0]);
  await page.goto('/hash-text');
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('It has changed.')).toBeVisible();
});
