import type { Page } from '@playwright/test';
import { listingOf, toolGroups, toolIds } from './catalog.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

// Playwright's getByText passes over noscript elements.
const expectNote = async (page: Page): Promise<void> => {
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('The tools need JavaScript.');
  await expect(page.getByText('This browser is too old')).toBeHidden();
};

test('home shows every tool, and that the tools need JavaScript', async ({ page }) => {
  await page.goto('/');
  await expectNote(page);
  for (const id of toolIds) await expect(page.getByRole('main').getByRole('link', { name: listingOf(id).name, exact: true })).toBeVisible();
});

for (const ids of toolGroups) {
  test(`${ids.join(', ')} show their texts`, async ({ page }) => {
    for (const id of ids) {
      await page.goto(`/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(id).name);
      await expect(page.getByText(listingOf(id).description)).toBeVisible();
      await expectNote(page);
    }
  });
}
