import { expect, test } from '#test/support/fixtures.ts';
import { openWithKeys } from './questions/focus.ts';

test('Clear and Undo focus their field, and removing an item focuses its neighbor', async ({ page }) => {
  await openWithKeys(page, '/json-minify');
  const input = page.getByRole('textbox', { name: 'JSON input', exact: true });
  await page.getByRole('button', { name: 'Sample JSON input', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Clear JSON input', exact: true }).press('Enter');
  await expect(input).toBeFocused();
  await page.getByRole('button', { name: 'Undo JSON input', exact: true }).press('Enter');
  await expect(input).toBeFocused();

  await openWithKeys(page, '/date-converter');
  const remove = page.getByRole('button', { name: /^Remove / });
  const names = await remove.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  await remove.first().press('Enter');
  await expect(page.getByRole('button', { name: names[1] ?? '', exact: true })).toBeFocused();
  await remove.last().press('Enter');
  await expect(remove.last()).toBeFocused();
});

test('removing a favorite focuses the next one, and removing the last focuses the heading', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["bcrypt","hash-text"]'));
  await openWithKeys(page, '/');
  const hearts = page.getByRole('region', { name: 'Favorite tools' }).getByRole('button', { name: /^Favorite: / });
  await hearts.first().press('Enter');
  await expect(hearts).toHaveCount(1);
  await expect(hearts).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
