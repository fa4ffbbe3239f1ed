import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { toolIds } from '../support/catalog.ts';
import { controlled, expect, hydrated, open, plainHttpTest, sidewaysScroll, siteOrigin, test } from '../support/fixtures.ts';
import { everythingKept, keptFiles, offlineList, saveData } from '../support/offline-copy.ts';
import { given, stored } from '../support/settings-page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const all = `All ${toolIds.length} tools work offline.`;
const box = (page: Page, language: string) => section(page, 'Offline').getByRole('checkbox', { name: language, exact: true });
const makeAll = (page: Page) => page.getByRole('button', { name: 'Make everything available offline', exact: true });
const requests = (page: Page) => page.getByRole('table', { name: 'Requests since you opened this page' });

/** The number of stored files that only pages in this language need. */
async function keptIn(page: Page, language: 'de' | 'fr'): Promise<number> {
  const { files, languages, tools } = await offlineList(page);
  const own = [...languages[language], ...Object.values(tools).flatMap(({ inLanguage }) => inLanguage[language] ?? [])];
  const kept = new Set(await keptFiles(page));
  return own.filter((file) => kept.has(files[file]?.[0] ?? '')).length;
}

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true });

  test('everything can be saved at once and then works offline', async ({ page, context }) => {
    await saveData(page);
    await open(page, '/settings');
    await controlled(page);
    await expect(
      section(page, 'Offline').getByText(new RegExp(`^\\d+ of ${toolIds.length} tools work offline\\. \\d.* left to download\\.$`)),
    ).toBeVisible();
    await makeAll(page).click();
    await expect(section(page, 'Offline').getByRole('progressbar', { name: 'Downloading…' })).toBeVisible();
    await expect(section(page, 'Offline').getByText('Everything is now available offline.')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(all)).toBeVisible();

    await context.setOffline(true);
    await open(page, '/settings');
    await expect(page.getByText(all)).toBeVisible();
    await page.getByRole('button', { name: 'Check for updates', exact: true }).click();
    await expect(page.getByText('Could not check for updates: the site cannot be reached.')).toBeVisible();
    await open(page, '/mac-address-lookup#addresses=203706');
    await expect(page.getByText('80 West Tasman Drive, San Jose CA 94568, United States').first()).toBeVisible();
  });

  test('reports a missing network, keeps saved files, and resumes later', async ({ page, context, faults }) => {
    faults.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await saveData(page);
    await open(page, '/settings');
    await controlled(page);
    await expect(makeAll(page)).toBeVisible();
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(0);
    await context.setOffline(true);
    const before = await keptFiles(page);
    await makeAll(page).click();
    await expect(section(page, 'Offline').getByRole('alert')).toContainText(
      'The site cannot be reached. Files already saved remain available',
    );
    expect(await keptFiles(page)).toEqual(expect.arrayContaining([...before])); // responses that were on their way may be added
    await context.setOffline(false);
    await makeAll(page).click();
    await expect(page.getByText(all)).toBeVisible({ timeout: 40_000 });
  });

  test('a selected language is downloaded, and a deselected one is deleted and not downloaded again', async ({ page }) => {
    await given(page, { offlineLanguages: '["en","de"]' });
    await open(page, '/settings');
    await controlled(page);
    await everythingKept(page, 'en', 'de');
    await expect(page.getByText(all)).toBeVisible();
    await expect(box(page, 'English')).toBeChecked();
    await expect(box(page, 'English')).toBeDisabled();
    await expect(box(page, 'Deutsch')).toBeChecked();

    await box(page, 'Deutsch').uncheck();
    await expect.poll(() => keptIn(page, 'de')).toBe(0);
    await expect(page.getByText(all)).toBeVisible();
    await box(page, 'Français').check();
    await expect(page.getByText(/^\d+ of \d+ tools work offline\. .* left to download\.$/)).toBeVisible();
    await everythingKept(page, 'en', 'fr');
    await expect(page.getByText(all)).toBeVisible();
    expect(await stored(page)).toMatchObject({ offlineLanguageChoice: '["en","fr"]' });

    // The service worker stores a requested file only if its language is chosen.
    const { files, languages } = await offlineList(page);
    const [german, french] = [languages.de, languages.fr].map(([file = 0]) => files[file]?.[0] ?? '');
    await page.evaluate(
      async ([unwanted, wanted]) => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete(`/assets/${wanted}`);
        for (const file of [unwanted, wanted]) await (await fetch(`/assets/${file}`)).text();
      },
      [german, french],
    );
    await expect.poll(() => keptFiles(page)).toContain(french);
    expect(await keptFiles(page)).not.toContain(german);
    expect(await keptIn(page, 'de')).toBe(0);

    // The language of a page is stored only while a page in it is open.
    await open(page, '/de/settings');
    await expect.poll(() => keptIn(page, 'de')).toBeGreaterThan(0);
    await expect(page.getByRole('checkbox', { name: 'Deutsch', exact: true })).toBeChecked();
    await open(page, '/settings');
    await expect.poll(() => keptIn(page, 'de')).toBe(0);
    await expect(box(page, 'Deutsch')).not.toBeChecked();
    expect(await keptIn(page, 'fr')).toBeGreaterThan(0);
  });

  test('languages can be selected with the keyboard', { tag: '@main' }, async ({ page }) => {
    await open(page, '/settings');
    await controlled(page);
    await makeAll(page).focus();
    await page.keyboard.press('Tab'); // the checkbox of the page's own language is disabled
    await expect(box(page, 'Deutsch')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(page, 'Deutsch')).toBeChecked();
    await expect(box(page, 'Deutsch')).toBeFocused();
    expect(await stored(page)).toMatchObject({ offlineLanguageChoice: '["en","de"]' });
  });

  test('a newer version can be requested', async ({ page }) => {
    await open(page, '/settings');
    await controlled(page);
    await page.getByRole('button', { name: 'Check for updates', exact: true }).click();
    await expect(page.getByText('You have the latest version.')).toBeVisible();
    await expect(section(page, 'Offline').getByText(/^Version \d/)).toBeVisible();
  });

  test('the list contains more requests than a browser keeps by default', async ({ page }) => {
    await open(page, '/');
    await controlled(page);
    await everythingKept(page, 'en');
    await page.evaluate(async () => {
      for (let number = 0; number < 300; number += 1) await fetch(`/favicon.svg?${number}`);
    });
    await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click();
    await hydrated(page);
    const seen = await page.evaluate(() => performance.getEntriesByType('resource').length);
    expect(seen).toBeGreaterThan(450);
    await expect(section(page, 'Check it yourself').getByText(/^All [45]\d\d requests since you opened this page went to/)).toBeVisible();
    await expect(requests(page)).toHaveAttribute('aria-rowcount', /^[45]\d\d$/);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`both sections are accessible in the ${colorScheme} theme, without scrolling sideways`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/settings');
      await controlled(page);
      await expect(makeAll(page)).toBeVisible();
      await expect(requests(page)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
});

test('every request of the page is listed, with its policy and a verdict', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  await open(page, '/settings');
  const check = section(page, 'Check it yourself');
  await expect(check.getByText(/went to .*, and this page's policy allows no others\.$/)).toBeVisible();
  await expect(check.getByText("connect-src 'self';")).toBeVisible();
  await expect(check.getByText(`${siteOrigin()}/settings`, { exact: true })).toBeVisible();
  await expect(requests(page).getByRole('cell', { name: 'Another site' })).toHaveCount(0);
  await page.evaluate(() => fetch('/favicon.svg?later'));
  requested.add(`${siteOrigin()}/favicon.svg?later`);
  await expect(check.getByText(`${siteOrigin()}/favicon.svg?later`)).toBeVisible();
  const listed = new Set(await requests(page).getByRole('rowheader').allTextContents());
  expect([...requested].filter((address) => !address.startsWith('data:') && !listed.has(address))).toEqual([]);
});

test('a browser without service workers explains why nothing is saved', async ({ page }) => {
  await open(page, '/settings');
  await expect(page.getByText('This browser cannot save an offline copy')).toBeVisible();
  await expect(makeAll(page)).toHaveCount(0);
});

plainHttpTest('plain http shows what is required', async ({ page }) => {
  await open(page, '/settings');
  await expect(page.getByText('Use HTTPS or localhost.')).toBeVisible();
});
