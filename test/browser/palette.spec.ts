import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { listingOf, toolIds } from './catalog.ts';
import { expect, open, sidewaysScroll, test } from './fixtures.ts';

const dialog = { name: 'Command palette', exact: true } as const;
const palette = (page: Page) => page.getByRole('dialog', dialog);
const field = (page: Page) => palette(page).getByRole('combobox');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

test('opens by its button and by Ctrl+K, closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(palette(page)).toBeVisible();
  await expect(field(page)).toHaveAttribute('placeholder', 'Type to search a tool or a command...');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
  await openPalette(page);
  expect((await palette(page).boundingBox())?.width).toBeLessThanOrEqual(650);
});

test('opens by Ctrl+K inside of an editor, too', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('textbox').first().click();
  await openPalette(page);
});

test('is accessible and fits a narrow screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await openPalette(page);
  await field(page).fill('e');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page)).toBe(0);
});

for (const id of toolIds) {
  test(`finds ${id} by its name, first, and opens it with Enter`, async ({ page }) => {
    await open(page, '/about');
    await openPalette(page);
    const { name } = listingOf(id);
    await page.keyboard.type(name);
    const tools = palette(page).getByRole('group', { name: 'Tools', exact: true });
    await expect(tools.getByRole('option').first()).toContainText(name);
    await expect(tools.getByRole('option').first()).toHaveAttribute('href', `/${id}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(palette(page)).toBeHidden();
  });
}

test('needs all words of a query, in any order, and finds the English name in every language', async ({ page }) => {
  await open(page, '/de');
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('generator token');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('href', '/de/token-generator');
});

test('says so when nothing is found', async ({ page }) => {
  await open(page, '/');
  await openPalette(page);
  await field(page).fill('xqzw no such thing');
  await expect(palette(page).getByText('No results found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
});

test('arrows move the selection and stay within the results', async ({ page }) => {
  await open(page, '/');
  await openPalette(page);
  await field(page).fill('generator');
  const options = palette(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).locator('[role=option][aria-selected=true]')).toHaveCount(1);
  const count = await options.count();
  for (let step = 0; step < count + 3; step++) await page.keyboard.press('ArrowDown');
  await expect(palette(page).locator('[role=option][aria-selected=true]')).toHaveCount(1);
});

test('has the actions: theme, languages, favorite', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/token-generator');
  await openPalette(page);
  await page.keyboard.type('toggle dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Escape');
  await openPalette(page);
  await field(page).fill('add to favorites');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Favorite: Token generator', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.keyboard.press('Escape');
  await openPalette(page);
  await field(page).fill('Deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
