import { expect, hydrated, plainHttpTest as test, showAdvancedOptions } from '#test/support/fixtures.ts';

test('has no asynchronous clipboard and no crypto.subtle', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'subtle' in crypto])).toEqual([false, false, false]);
});

test('can copy nevertheless', async ({ page }) => {
  await page.goto('/token-generator');
  await hydrated(page);
  const tokens = page.getByLabel('Tokens', { exact: true });
  await expect(tokens).toHaveValue(/^.{64}$/);
  const copied = await tokens.inputValue();
  await page.getByRole('button', { name: 'Copy Tokens', exact: true }).click();
  await expect(page.getByText('Token copied to the clipboard').first()).toBeVisible();
  await showAdvancedOptions(page);
  await page.getByLabel('Symbols to use', { exact: true }).press('ControlOrMeta+a');
  await page.getByLabel('Symbols to use', { exact: true }).press('ControlOrMeta+v');
  await expect(page.getByLabel('Symbols to use', { exact: true })).toHaveValue(copied);
});
