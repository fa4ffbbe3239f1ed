import type { Page } from '@playwright/test';
import { languages } from '../../src/core/languages.ts';
import { pathOf } from '../../src/core/addresses.ts';
import { listingOf } from '../support/catalog.ts';
import { controlled, expect, hydrated, open, test as base } from '../support/fixtures.ts';
import { pageKept } from '../support/offline-copy.ts';
import { type ServedSite, serveSettled } from '../support/settled-site.ts';

const hidden = ['hash-text', 'regex-tester'];
const settings = {
  app: { baseUrl: '/tools/' },
  site: { name: 'Acme & Co' },
  links: { support: 'https://help.acme.example/?a&b' },
  tools: { hide: [...hidden, 'measurement'], defaults: { 'token-generator': { length: 32 } } },
  defaults: { language: 'de', theme: 'dark' },
  home: { text: { en: 'Run by **IT**.', de: 'Betrieben von der **IT**.' } },
};

const test = base.extend<object, { site: ServedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const site = await serveSettled(settings);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
});

const lengthField = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const english = (page: Page) => page.addInitScript(() => localStorage.setItem('locale', 'en'));

test.describe('a tool that a site does not have', () => {
  test('is on no page: menu, cards, links, palette', async ({ page }) => {
    await english(page);
    for (const path of ['/tools/', '/tools/regex-memo', '/tools/settings']) {
      await open(page, path);
      const links = await page.evaluate(() => [...document.links].map((link) => link.pathname));
      expect(links.filter((link) => hidden.some((id) => link.endsWith(`/${id}`)))).toEqual([]);
    }
    await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Measurement' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill('hash text');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await expect(palette.getByRole('option', { name: new RegExp(`^${listingOf('hash-text').name}`) })).toHaveCount(0);
  });

  test('answers nowhere, in no language, nor at a former path', async ({ request }) => {
    for (const language of languages)
      for (const id of [...hidden, 'hash']) expect((await request.get(`/tools${pathOf(id, language)}`)).status()).toBe(404);
  });

  test('stays a favorite of whoever has stored it', async ({ page }) => {
    await english(page);
    await page.addInitScript(() =>
      localStorage.setItem('favoriteToolsName', localStorage.getItem('favoriteToolsName') ?? '["/hash-text"]'),
    );
    await open(page, '/tools/token-generator');
    await page.getByRole('button', { name: 'Favorite: Token generator', exact: true }).click();
    expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe('["/token-generator","/hash-text"]');
  });

  test.describe('with a service worker', () => {
    test.use({ hasServiceWorker: true });

    test('is not there without a network either', async ({ page, context, faults }) => {
      await page.goto('/tools/de/token-generator');
      await controlled(page);
      await pageKept(page, 'de', 'token-generator');
      faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
      await context.setOffline(true);
      await page.goto('/tools/de/token-generator');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token-Generator');
      await expect(page).toHaveTitle('Token-Generator - Acme & Co');
      expect(await page.evaluate(() => [...document.links].filter((link) => link.pathname.endsWith('/hash-text')).length)).toBe(0);
    });
  });
});

test.describe('what a site has for all who have chosen nothing', () => {
  test('is its language, unless one is chosen; no other is offered', async ({ page }) => {
    await page.goto('/tools/bcrypt');
    await expect(page).toHaveURL('/tools/de/bcrypt');
    await page.getByRole('combobox', { name: 'Sprache', exact: true }).first().selectOption({ label: 'English' });
    await expect(page).toHaveURL('/tools/bcrypt');
    await open(page, '/tools/');
    await expect(page).toHaveURL('/tools/');
    await expect(page.getByText('Run by IT.')).toBeVisible();
    await expect(page.locator('.offer')).toHaveCount(0);
  });

  test('is its theme with the first frame, unless one is chosen', async ({ page }) => {
    await page.goto('/tools/de/bcrypt', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.evaluate(() => localStorage.setItem('vueuse-color-scheme', 'light'));
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  });

  test('are values of options, below what a link says and what is remembered', async ({ page }) => {
    await english(page);
    await open(page, '/tools/token-generator');
    await expect(lengthField(page, 'Length')).toHaveValue('32');
    await lengthField(page, 'Length').fill('64'); // what is built in
    await page.reload();
    await hydrated(page);
    await expect(lengthField(page, 'Length')).toHaveValue('64');
    await page.getByRole('button', { name: /^Reset options/ }).press('Enter');
    await expect(lengthField(page, 'Length')).toHaveValue('32');
    await page.goto('/tools/about');
    await open(page, '/tools/token-generator#length=7');
    await expect(lengthField(page, 'Length')).toHaveValue('7');
  });
});

test('what a site is called, its links and its words are on the page', async ({ page }) => {
  await open(page, '/tools/de');
  await expect(page).toHaveTitle('Acme & Co - Praktische Online-Tools für Entwickler');
  await expect(page.getByText('Betrieben von der IT.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unterstützen' }).first()).toHaveAttribute('href', 'https://help.acme.example/?a&b');
  await page.getByRole('combobox', { name: 'Sprache', exact: true }).first().selectOption({ label: 'English' });
  await expect(page.getByText('Run by IT.')).toBeVisible();
});

/** What a page has, without what a router notes on it and what differs by how it came to be. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement; // of an element
    for (const element of copy.querySelectorAll('script, noscript, output')) element.remove();
    for (const element of copy.querySelectorAll('*')) {
      // In one order, however they have come to be.
      const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const);
      for (const [name] of attributes) element.removeAttribute(name);
      for (const [name, value] of attributes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
        if (!/^(?:data-discover|autofocus|id|for|aria-(?:labelledby|describedby|controls)|value|selected|style|name)$/.test(name))
          element.setAttribute(name, value);
    }
    copy.normalize();
    return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll('><', '>\n<');
  });

test.describe('a settled page', () => {
  test.use({ hasServiceWorker: true });

  test('is what the page draws that stands for all without a network', async ({ page, context, faults }) => {
    test.setTimeout(120_000);
    const pages = ['', 'about', 'regex-memo', 'bcrypt'];
    const settled = new Map<string, string>();
    for (const name of pages) {
      await open(page, `/tools/de/${name}`);
      await controlled(page);
      if (!['', 'about'].includes(name)) await pageKept(page, 'de', name);
      settled.set(name, await drawn(page));
    }
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
    await context.setOffline(true);
    for (const name of pages) {
      await page.goto(`/tools/de/${name}`);
      await hydrated(page);
      await expect.poll(() => drawn(page)).toBe(settled.get(name));
    }
  });
});
