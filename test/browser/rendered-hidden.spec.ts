import type { Page } from '@playwright/test';
import { languages } from '../../src/core/languages.ts';
import { pathOf } from '../../src/core/addresses.ts';
import { listingOf } from '../support/catalog.ts';
import { controlled, expect, fillText, hydrated, open } from '../support/fixtures.ts';
import { pageKept } from '../support/offline-copy.ts';
import { acme, choose, hiddenTools, NO_NETWORK, renderedTest, shownPages, strayLinks, tools } from '../support/rendered-test.ts';

const test = renderedTest(acme);

const hidden = hiddenTools.map(({ id }) => id);
const former = hiddenTools.flatMap((tool) => tool.former);
const names = hidden.map((id) => listingOf(id).name);

const notFound = (page: Page, heading: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

test('the test hides at least four tools, one of them with a former path', () => {
  expect([hidden.length >= 4, former.includes('hash'), names.length]).toEqual([true, true, hidden.length]);
});

test('are missing from the home page and the menu', async ({ page }) => {
  await choose(page, 'en');
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/hash-text","/bcrypt"]'));
  await open(page, '/tools/');
  expect(await strayLinks(page)).toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Tools' });
  await expect(menu.getByRole('button', { name: 'Math' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Measurement' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('heading', { name: /^Measurement/ })).toHaveCount(0);
  const favorites = page.getByRole('region', { name: /favorite/i });
  await expect(favorites.getByRole('link')).toHaveText(['Bcrypt']);
});

test('are missing from the palette: by name, former name, paste, and random choice', async ({ page }) => {
  await choose(page, 'en');
  await open(page, '/tools/steps');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const options = palette.getByRole('option');
  const query = palette.getByRole('combobox');
  await query.fill('file to base64'); // the former name of another tool, which would be found by it
  await expect(options.filter({ hasText: 'Base64' }).first()).toBeVisible();
  for (const text of [...names, ...former.map((path) => path.replaceAll('-', ' ')), '36.6 °C']) {
    await query.fill(text);
    await expect(options.first()).toBeVisible();
    for (const name of names) await expect(options.filter({ hasText: new RegExp(`^${RegExp.escape(name)}`) })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // The random number that would select the tool if it were not hidden.
  for (const id of hidden) {
    const place = (tools.findIndex((tool) => tool.id === id) + 0.5) / tools.length;
    await page.evaluate((value) => {
      Math.random = () => value;
    }, place);
    await page.keyboard.press('Control+k');
    await query.fill('Random tool');
    await options.filter({ hasText: 'Random tool' }).first().click();
    await expect(palette).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(shownPages).toContain(new URL(page.url()).pathname.slice('/tools/'.length));
  }
});

test('receive no data, and cannot be steps', async ({ page }) => {
  await choose(page, 'en');
  await open(page, '/tools/json-minify');
  await fillText(page.getByRole('textbox', { name: 'JSON input', exact: true }), '{"a":[1]}');
  await page.getByRole('button', { name: 'Send to another tool: Minified JSON', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: /^Show all \d+ tools$/ }).click();
  await expect(dialog.getByRole('option').filter({ hasText: 'Slugify string' })).toHaveCount(1);
  for (const name of names) await expect(dialog.getByRole('option').filter({ hasText: name })).toHaveCount(0);
  await page.goto('/tools/steps');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a step', exact: true }).last().click();
  await expect(dialog.getByRole('option').filter({ hasText: 'Slugify string' }).first()).toBeVisible();
  for (const name of names) await expect(dialog.getByRole('option').filter({ hasText: name })).toHaveCount(0);
});

test('have no page in any language or at a former path, and no links from pages or the sitemap', async ({ site, request }) => {
  const at = (path: string) => request.get(`${site.origin}/tools${path}`);
  const stray = new RegExp(`/(?:${[...hidden, ...former].join('|')})(?:["'#/?<]|$)`);
  expect(await (await at('/')).text()).toMatch(/href="\/tools\/bcrypt"/);
  for (const language of languages) {
    for (const id of [...hidden, ...former]) expect((await at(pathOf(id, language))).status()).toBe(404);
    for (const name of shownPages) {
      const html = await (await at(pathOf(name, language))).text();
      expect(
        [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) => address).filter((address) => stray.test(address)),
      ).toEqual([]);
    }
  }
  const sitemap = await (await at('/sitemap.xml')).text();
  expect(sitemap).toContain('https://acme.example/tools/de/bcrypt');
  expect(sitemap).not.toMatch(stray);
});

test('remain stored as favorites', async ({ page }) => {
  await choose(page, 'en');
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', localStorage.getItem('favoriteToolsName') ?? '["/hash-text"]'));
  await open(page, '/tools/token-generator');
  await page.getByRole('button', { name: 'Favorite: Token generator', exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe('["/token-generator","/hash-text"]');
});

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true });

  test('are also missing offline', async ({ page, context, faults }) => {
    await page.goto('/tools/de/token-generator');
    await controlled(page);
    await pageKept(page, 'de', 'token-generator');
    faults.allow(NO_NETWORK);
    await context.setOffline(true);
    await page.goto('/tools/de/token-generator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token-Generator');
    await expect(page).toHaveTitle('Token-Generator - Acme & Co');
    await hydrated(page);
    expect(await strayLinks(page)).toEqual([]);
    for (const name of ['hash-text', 'hash', 'temperature-converter']) {
      await page.goto(`/tools/de/${name}`);
      await notFound(page, '404 Nicht gefunden');
    }
  });
});
