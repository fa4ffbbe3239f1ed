import { expect, open, test } from '#test/support/fixtures.ts';

test('a preset pattern opens in the tester with its flags, regardless of saved options', async ({ page }) => {
  await open(page, '/regex-tester');
  await page.getByRole('switch', { name: 'Multiline (m)' }).click();
  await open(page, '/regex-memo');
  await page.getByLabel('Search cheatsheet', { exact: true }).fill('uuid');
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regex Tester');
  await expect(page.getByLabel('Regular expression', { exact: true })).toHaveValue(/^\^\[0-9a-f\]\{8\}-/);
  await expect(page.getByRole('switch', { name: 'Ignore case (i)' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Multiline (m)' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Global (g)' })).not.toBeChecked();
});
