import { expect, open, test } from '#test/support/fixtures.ts';

test('a tool state can be copied as a command for the selected shell, next to its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/case-converter');
  await page.locator('main').getByRole('textbox').first().fill("it's");
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await expect.poll(copied).toBe(String.raw`it-tools case-converter 'it'\''s'`);
  await page.getByRole('combobox', { name: 'Shell' }).selectOption('PowerShell');
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await expect.poll(copied).toBe("it-tools case-converter 'it''s'");
});

test('a page-only tool has no command', async ({ page }) => {
  await open(page, '/chronometer');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy as command' })).toHaveCount(0);
});
