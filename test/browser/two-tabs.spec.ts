import { expect, open, test } from '../support/fixtures.ts';

test('two tabs synchronize the theme, favorites and the options of a tool', { tag: '@main' }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/token-generator');
  const other = await context.newPage();
  await open(other, '/token-generator');

  await page.getByRole('button', { name: 'Toggle dark/light mode', exact: true }).first().click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('main').getByRole('button', { name: 'Favorite: Token generator', exact: true }).click();
  await expect(other.getByRole('main').getByRole('button', { name: 'Favorite: Token generator', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByLabel('Length', { exact: true }).fill('20');
  await expect(other.getByLabel('Length', { exact: true })).toHaveValue('20');
  await expect(other.getByLabel('Tokens', { exact: true })).toHaveValue(/^.{20}$/);
});

test('clearing storage in one tab also clears the other', async ({ page, context }) => {
  await open(page, '/token-generator');
  const other = await context.newPage();
  await open(other, '/');
  await page.getByRole('main').getByRole('button', { name: 'Favorite: Token generator', exact: true }).click();
  await expect(other.getByRole('region', { name: 'Favorite tools' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await expect(other.getByRole('region', { name: 'Favorite tools' })).toHaveCount(0);
});
