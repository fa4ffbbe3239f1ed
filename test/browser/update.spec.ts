import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '../../scripts/build/folders.ts';
import { readProductionConfiguration } from '../../scripts/configuration.ts';
import { startSiteServer } from '../../scripts/serve/site-server.ts';
import { controlled, expect, fillText, hydrated, test as base, textIn } from '../support/fixtures.ts';
import { pageKept, saveData } from '../support/offline-copy.ts';

interface Release {
  /** Puts a newer service worker on the server, and makes the page check for it. */
  readonly update: (page: Page) => Promise<void>;
}

/** A separate site, whose service worker can be replaced. */
const test = base.extend<{ release: Release; ownSite: { folder: string; origin: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  ownSite: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    for (const name of readdirSync(SITE)) {
      if (name === 'sw.js') copyFileSync(join(SITE, name), join(folder, name));
      else symlinkSync(resolve(SITE, name), join(folder, name));
    }
    const server = await startSiteServer({ directory: folder, configuration: readProductionConfiguration() });
    await provide({ folder, origin: server.origin });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  release: ({ ownSite }, provide) =>
    provide({
      async update(page) {
        appendFileSync(join(ownSite.folder, 'sw.js'), '\n// a newer release\n');
        await page.evaluate(() => {
          Object.assign(globalThis, { isSamePage: true });
          void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
        });
      },
    }),
});

test.use({ hasServiceWorker: true });
// Otherwise the browser would look for a newer release only after it has fetched everything for offline use.
test.beforeEach(({ page }) => saveData(page));

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true);
const expectReload = (page: Page): Promise<void> => expect.poll(() => isSamePage(page), { timeout: 30_000 }).toBe(false);
const reloadButton = (page: Page) => page.locator('a, button').filter({ hasText: /^Reload$/, visible: true });

test('a newer release loads immediately if nothing has been typed', async ({ page, release }) => {
  await page.goto('/hash-text');
  await hydrated(page);
  await controlled(page);
  await release.update(page);
  await expectReload(page);
  await hydrated(page);
  await expect(reloadButton(page)).toHaveCount(0);
});

test('a newer release loads after an update check in the settings', async ({ page, ownSite }) => {
  await page.goto('/settings');
  await controlled(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  appendFileSync(join(ownSite.folder, 'sw.js'), '\n// a newer release\n');
  await page.getByRole('button', { name: 'Check for updates', exact: true }).click();
  await expectReload(page);
});

test('a first visit is not reloaded when the service worker takes over', async ({ page }) => {
  await page.goto('/hash-text');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await controlled(page);
  await pageKept(page, 'en', 'hash-text'); // the page stores its files after the takeover
  expect(await isSamePage(page)).toBe(true);
});

test('a newer release offers a reload instead of discarding typed input, which survives it', { tag: '@main' }, async ({
  page,
  release,
}) => {
  await page.goto('/slugify-string');
  await controlled(page);
  await hydrated(page);
  const text = page.getByRole('textbox', { name: 'Your string to slugify', exact: true });
  await fillText(text, 'my work');
  await release.update(page);
  await expect(reloadButton(page).first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  expect(await textIn(text)).toBe('my work');

  await reloadButton(page).first().click();
  await expectReload(page);
  await hydrated(page);
  await expect.poll(() => textIn(text)).toBe('my work');
  await expect(reloadButton(page)).toHaveCount(0);
});

test('a secret is not saved for the reload', async ({ page, release }) => {
  await page.goto('/hmac-generator');
  test.skip((await page.getByRole('heading', { level: 1 }).innerText()).includes('404'), 'the tool is not there yet');
  await controlled(page);
  await hydrated(page);
  const secret = page.getByLabel('Secret key', { exact: true });
  await secret.fill('hush hush');
  await release.update(page);
  await expect(reloadButton(page).first()).toBeVisible();
  await reloadButton(page).first().click();
  await expectReload(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('hush');
});
