import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { listingOf, toolIds } from './catalog.ts';
import { expect, open, sidewaysScroll, test } from './fixtures.ts';

const showsTool = async (page: Page, id: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(id).name);
  await expect(page.getByRole('button', { name: 'Reset this tool' })).toHaveCount(0);
};

for (const id of toolIds) {
  test.describe(id, () => {
    test('opens with its name, is accessible in both themes and fits a narrow screen', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, `/${id}`);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveTitle(`${listingOf(id).name} - IT Tools`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await showsTool(page, id);
      expect(await violationsOn(page), 'in the light theme').toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await violationsOn(page), 'in the dark theme').toEqual([]);

      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysScroll(page), 'pixels to scroll sideways at 360').toBe(0);
    });
  });
}
