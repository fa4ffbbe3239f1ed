import type { Page } from '@playwright/test';
import { expect, hydrated, open, siteOrigin } from '../support/fixtures.ts';
import { acme, choose, renderedTest } from '../support/rendered-test.ts';

const test = renderedTest(acme);

const lengthField = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const languageOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true }).first();

/** Records the theme of each frame from the first one on, in the callbacks that run before a frame is rendered. */
const noteFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: (string | undefined)[] = [];
    const note = (): void => {
      if (document.body) frames.push(document.documentElement.dataset['theme']);
      if (frames.length < 30) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { frames });
  });
const themesSeen = async (page: Page): Promise<readonly unknown[]> => [...new Set(await page.evaluate<readonly unknown[]>('frames'))];
const backgroundOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the default language of a site', () => {
  test.use({ locale: 'fr-FR' });

  test('overrides that of the browser, and no other language is offered', async ({ page }) => {
    await open(page, '/tools/bcrypt?x=1#a=b');
    await expect(page).toHaveURL('/tools/de/bcrypt?x=1#a=b');
    await expect(page.locator('.offer')).toHaveCount(0);
  });

  test('is overridden by a link', async ({ page }) => {
    await open(page, '/tools/es/bcrypt');
    await expect(page).toHaveURL('/tools/es/bcrypt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('.offer')).toHaveCount(0);
  });

  test('is overridden by a selected language, including English', async ({ page }) => {
    await open(page, '/tools/bcrypt');
    await languageOf(page, 'Sprache').selectOption({ label: 'English' });
    await expect(page).toHaveURL('/tools/bcrypt');
    await open(page, '/tools/');
    await expect(page).toHaveURL('/tools/');
    await expect(page.getByText('Run by IT.')).toBeVisible();
    await expect(page.locator('.offer')).toHaveCount(0);
    await languageOf(page, 'Language').selectOption({ label: 'Русский' });
    await expect(page).toHaveURL('/tools/ru');
    await page.goto('/tools/bcrypt');
    await expect(page).toHaveURL('/tools/ru/bcrypt');
  });
});

test.describe('the default theme of a site', () => {
  test.use({ colorScheme: 'light' });

  test('overrides that of the device from the first frame', async ({ page }) => {
    await noteFrames(page);
    await open(page, '/tools/de/bcrypt');
    expect(await themesSeen(page)).toEqual(['dark']);
    expect(await backgroundOf(page)).not.toBe('rgb(255, 255, 255)');
  });

  test('is overridden by a selected theme, including that of the device', async ({ page }) => {
    await choose(page, 'en');
    await noteFrames(page);
    await open(page, '/tools/bcrypt');
    await page.getByRole('button', { name: 'Toggle dark/light mode', exact: true }).first().click();
    await page.reload();
    await hydrated(page);
    expect(await themesSeen(page)).toEqual(['light']);
    await page.getByRole('button', { name: 'Toggle dark/light mode', exact: true }).first().click();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill("Use the device's theme");
    await palette.getByRole('option', { name: /^Use the device's theme/ }).click();
    expect(await page.evaluate(() => localStorage.getItem('vueuse-color-scheme'))).toBe('auto');
    await page.reload();
    await hydrated(page);
    expect(await themesSeen(page)).toEqual(['light']);
  });
});

test.describe('the site default of an option', () => {
  test('overrides the built-in one, is overridden by saved options and links, and is restored by a reset', async ({ page }) => {
    await choose(page, 'en');
    await open(page, '/tools/token-generator');
    await expect(lengthField(page, 'Length')).toHaveValue('32');
    await lengthField(page, 'Length').fill('64'); // the built-in default
    await page.reload();
    await hydrated(page);
    await expect(lengthField(page, 'Length')).toHaveValue('64');
    await page.getByRole('button', { name: /^Reset options/ }).press('Enter');
    await expect(lengthField(page, 'Length')).toHaveValue('32');
    await page.goto('/tools/about');
    await open(page, '/tools/token-generator#length=7');
    await expect(lengthField(page, 'Length')).toHaveValue('7');
  });

  test('is included in a link, which works equally on a site without it', async ({ page, context, faults }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'en');
    const link = async (): Promise<URL> => {
      await page.getByRole('button', { name: 'Copy link', exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*#/);
      return new URL(await page.evaluate(() => navigator.clipboard.readText()));
    };
    await open(page, '/tools/token-generator');
    const made = await link();
    expect(made.hash).toMatch(/[#&]length=32(?:&|$)/);
    // The link must contain the built-in default, too, if the site has another default.
    await lengthField(page, 'Length').fill('64');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    const builtIn = await link();
    expect(builtIn.hash).toMatch(/[#&]length=64(?:&|$)/);
    faults.allow(/^request to another origin/);
    for (const [{ hash }, length] of [
      [made, '32'],
      [builtIn, '64'],
    ] as const) {
      await page.goto(`${siteOrigin()}/about`);
      await open(page, `${siteOrigin()}/token-generator${hash}`);
      await expect(lengthField(page, 'Length')).toHaveValue(length);
    }
  });
});

test('the name, links and texts of a site are on the page', async ({ page }) => {
  await open(page, '/tools/de');
  await expect(page).toHaveTitle('Acme & Co - Praktische Online-Tools für Entwickler');
  await expect(page.getByText('Betrieben von der IT.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unterstützen' }).first()).toHaveAttribute('href', 'https://help.acme.example/?a&b');
  await languageOf(page, 'Sprache').selectOption({ label: 'English' });
  await expect(page.getByText('Run by IT.')).toBeVisible();
});
