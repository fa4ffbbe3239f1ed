import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, hydrated, open, plainHttpTest as test, showMoreOptions } from '#test/support/fixtures.ts';

test('has neither the asynchronous clipboard nor crypto.subtle', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'subtle' in crypto])).toEqual([false, false, false]);
});

test('copies all the same', async ({ page }) => {
  await page.goto('/token-generator');
  await hydrated(page);
  const tokens = page.getByLabel('Tokens', { exact: true });
  await expect(tokens).toHaveValue(/^.{64}$/);
  const copied = await tokens.inputValue();
  await page.getByRole('button', { name: 'Copy Tokens', exact: true }).click();
  await expect(page.getByText('Token copied to the clipboard').first()).toBeVisible();
  await showMoreOptions(page);
  await page.getByLabel('Symbols to use', { exact: true }).press('ControlOrMeta+a');
  await page.getByLabel('Symbols to use', { exact: true }).press('ControlOrMeta+v');
  await expect(page.getByLabel('Symbols to use', { exact: true })).toHaveValue(copied);
});

// Both at once: what an internal site may come to, and half as dear as one after the other.
for (const ids of toolGroups) {
  test(`${ids.join(', ')} work, even where storage is forbidden`, async ({ page, faults }) => {
    faults.allow(/forbidden/); // React Router's own script for scroll positions says so; nothing else may break
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, storage, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    });
    for (const id of ids) {
      const { name } = listingOf(id);
      await open(page, `/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Favorite: ${name}`, exact: true })
        .click();
      await page.getByRole('button', { name: 'Copy link', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('button', { name: 'Reset this tool' })).toHaveCount(0);
    }
  });
}
