import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const area = (page: Page) => page.getByRole('region', { name: 'Key capture area', exact: true });
const value = (page: Page, header: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header, exact: true }) })
    .locator('[data-value]');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

test('shows keys from the start, and prevents their actions and app shortcuts', async ({ page }) => {
  await open(page, '/keycode-info');
  await expect(area(page)).toBeFocused();
  await page.setViewportSize({ width: 800, height: 300 });

  await page.keyboard.press('Control+K');
  await expect(value(page, 'Key')).toHaveText('K');
  await expect(value(page, 'Modifiers')).toHaveText('Ctrl');
  await expect(page.getByLabel('JavaScript condition', { exact: true })).toHaveValue('event.key === "K" && event.ctrlKey');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Space');
  await expect(value(page, 'Key')).toHaveText('" " (space)');
  await expect(value(page, 'Code point')).toHaveText('U+0020');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('F5');
  await expect(value(page, 'Keycode')).toHaveText('116');
  await expect(page.getByRole('table', { name: 'Recent keys' }).getByRole('rowheader')).toHaveText(['1', '2', '3', '4']);
});

test('is left with Tab, after which keys keep their actions and are still shown', async ({ page }) => {
  await open(page, '/keycode-info');
  await page.keyboard.press('ShiftRight');
  await expect(value(page, 'Location')).toHaveText('2 (right)');
  await page.keyboard.press('Tab');
  await expect(area(page)).not.toBeFocused();
  await expect(value(page, 'Key')).toHaveText('Tab');

  await page.getByRole('button', { name: 'Clear history', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Recent keys' }).getByRole('rowheader')).toHaveCount(0);
  await expect(value(page, 'Key')).toHaveText('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByRole('table', { name: 'Recent keys' }).getByRole('rowheader')).toHaveText(['1', '2', '3']);

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('json');
  await page.keyboard.press('Escape');
  await expect(value(page, 'Key')).not.toHaveText('n');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('shows the keys of the on-screen keyboard', async ({ page }) => {
    await open(page, '/keycode-info');
    const keyboard = page.getByRole('textbox', { name: 'Open touch keyboard', exact: true });
    await keyboard.tap();
    await keyboard.press('a');
    await expect(keyboard).toHaveValue('a');
    await expect(value(page, 'Code')).toHaveText('KeyA');
  });
});
