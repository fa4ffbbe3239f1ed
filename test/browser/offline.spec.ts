import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readProductionConfiguration } from '../../scripts/configuration.ts';
import { SITE } from '../../scripts/build/folders.ts';
import { startSiteServer } from '../../scripts/serve/site-server.ts';
import { listingOf, modelTools, shellTextsOf, toolIds } from '../support/catalog.ts';
import { controlled, expect, hydrated, test } from '../support/fixtures.ts';

test.use({ hasServiceWorker: true });

/** Those of the site's files that nothing gives without a network. */
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

test('after one visit every page opens without a network', async ({ browser }) => {
  const server = await startSiteServer({ directory: SITE, configuration: readProductionConfiguration() });
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await controlled(page);
  await server.close();

  // Every page is drawn by the same fallback from these files: one tool of each kind is opened, the files of all are asked for.
  const assets = readdirSync(join(SITE, 'assets'));
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
  await context.close();
});

test('tools work without a network: worker, editor, WebAssembly, data files', async ({ browser }) => {
  const server = await startSiteServer({ directory: SITE, configuration: readProductionConfiguration() });
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/');
  await controlled(page);
  await server.close();
  await page.goto('/hash-text#text=abc');
  // FIPS 180-2, appendix B.1
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible({ timeout: 20_000 });
  await page.goto('/mac-address-lookup#addresses=203706');
  await expect(page.getByText('80 West Tasman Drive, San Jose CA 94568, United States').first()).toBeVisible({ timeout: 20_000 });
  await context.close();
});
