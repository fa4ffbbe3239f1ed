import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '#test/support/fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');
const search = (page: Page) => page.getByRole('textbox', { name: 'Search emoji', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('pressing an emoji copies it in the chosen tone, describes it and remembers it', { tag: '@main' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/emoji-picker');
  await expect(row(page, 'Result count')).toHaveText('1,914 emoji');
  await search(page).fill('waving hand');
  await page.getByRole('radio', { name: 'Medium', exact: true }).check();
  await button(page, 'waving hand: medium skin tone').click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('👋🏽');
  await expect(row(page, 'Code points')).toHaveText('U+1F44B U+1F3FD');
  await expect(row(page, 'Shortcode')).toHaveText(':wave:');

  await page.reload();
  await hydrated(page);
  await search(page).fill('');
  await expect(page.getByRole('heading', { name: 'Recently used' })).toBeVisible();
  await expect(button(page, 'waving hand: medium skin tone').first()).toBeVisible();
});

test('the arrow keys reach all emoji, although only visible ones are rendered', async ({ page }) => {
  await open(page, '/emoji-picker');
  const grid = page.getByRole('region', { name: 'All emoji' });
  await button(page, 'grinning face').focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'grinning face with big eyes')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button(page, 'flag: Wales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Name')).toHaveText('flag: Wales');
  expect(await grid.getByRole('button').count()).toBeLessThanOrEqual(200);
  await page.keyboard.press('Home');
  await expect(grid.getByRole('button').first()).toBeFocused();
});

test('an emoji with two people has a button for each pair of skin tones', async ({ page }) => {
  await open(page, '/emoji-picker#search=handshake');
  await button(page, 'handshake').click();
  await button(page, 'handshake: light skin tone, dark skin tone').click();
  await expect(row(page, 'Code points')).toHaveText('U+1FAF1 U+1F3FB U+200D U+1FAF2 U+1F3FF');
});

test('names and numbers are in the language of the page', async ({ page }) => {
  await open(page, '/de/emoji-picker#search=rakete');
  await button(page, 'Rakete').click();
  await expect(page.locator('[data-value]').filter({ hasText: /^Rakete$/ })).toBeVisible();
});
