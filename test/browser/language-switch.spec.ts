import type { Page } from '@playwright/test';
import { listingOf, shellTextsOf } from '../support/catalog.ts';
import { expect, fillText, open, test, textIn } from '../support/fixtures.ts';

const select = { name: 'Language', exact: true } as const;

test('shows the same page, saves the choice and keeps typed input', { tag: '@main' }, async ({ page }) => {
  await open(page, '/hash-text');
  await fillText(page.getByRole('main').getByRole('textbox').first(), 'keep me');
  const language = page.getByRole('combobox', select).first();
  expect(await language.locator('option').allInnerTexts()).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Português',
    'Русский',
    'Українська',
    '中文',
    'Tiếng Việt',
  ]);
  await language.selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text', 'de').name);
  await expect(page).toHaveURL(/\/de\/hash-text$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await textIn(page.getByRole('main').getByRole('textbox').first())).toBe('keep me');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
});

/** The values of the tool's fields and outputs in order, without labels. */
const valuesIn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('textarea, .cm-content, [data-value]')
    .evaluateAll((elements) => elements.map((element) => ('value' in element ? String(element.value) : (element.textContent ?? ''))));

/** Whether a value is too long for a label or a count, which depend on the language. */
const isLong = (value: string): boolean => value.trim().length > 20;

const kept: readonly (readonly [what: string, path: string, enter: (page: Page) => Promise<void>])[] = [
  ['a random result', '/uuid-generator', async () => undefined],
  ['the result for a text', '/hash-text', (page) => fillText(page.getByRole('main').getByRole('textbox').first(), 'keep me')],
  [
    'the result of a worker for a file',
    '/base64-file-converter',
    (page) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('keep me') }),
  ],
];

for (const [what, path, enter] of kept) {
  test(`keeps ${what}`, async ({ page }) => {
    await open(page, path);
    await enter(page);
    await expect.poll(async () => (await valuesIn(page)).filter(isLong), { timeout: 30_000 }).not.toEqual([]);
    const before = (await valuesIn(page)).filter(isLong);
    await page.getByRole('combobox', select).first().selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(path.slice(1), 'de').name);
    expect((await valuesIn(page)).filter(isLong)).toEqual(before);
  });
}

test('English can be selected although another language is saved', async ({ page }) => {
  await open(page, '/de/about');
  await page
    .getByRole('combobox', { name: shellTextsOf('de').navigation.language, exact: true })
    .first()
    .selectOption({ label: 'English' });
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page).toHaveURL(/\/about$/);
});

test('a visitor with a saved language is redirected from a root path, with query and fragment', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'uk'));
  await open(page, '/hash-text?a=b#encoding=base64');
  await expect(page).toHaveURL(/\/uk\/hash-text\?a=b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text', 'uk').name);
  await open(page, '/');
  await expect(page).toHaveURL(/\/uk\/?$/);
});

test('a page in another language is shown as requested', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'uk'));
  await open(page, '/de/hash-text');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const stored of ['xx', '"de"', 'constructor', '../evil', '']) {
  test(`the saved language ${JSON.stringify(stored)} is ignored`, async ({ page }) => {
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), stored);
    await open(page, '/hash-text');
    await expect(page).toHaveURL(/\/hash-text$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('the focus and the scroll position are kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/http-status-codes');
  const language = page.getByRole('combobox').first();
  await language.focus();
  await page.evaluate(() => scrollTo(0, 300));
  await language.selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Texts of a different length move the page slightly, but a new page would start at the top.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(80);
  await expect(language).toBeFocused();
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('gets English pages, and a single offer of German on the home page', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const accept = page.getByText(shellTextsOf('de').home.offerAccept, { exact: true });
    await expect(accept).toBeVisible();
    await page.getByRole('button', { name: shellTextsOf('de').home.dismiss, exact: true }).click();
    await expect(accept).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
    await expect(accept).toHaveCount(0);
  });

  test('switches to German when the offer is accepted', { tag: '@main' }, async ({ page }) => {
    await open(page, '/');
    await page.getByText(shellTextsOf('de').home.offerAccept, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
  });
});
