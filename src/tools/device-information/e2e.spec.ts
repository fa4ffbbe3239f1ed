import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const value = (page: Page, header: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header, exact: true }) })
    .locator('[data-value]');
const report = (page: Page) => page.getByRole('textbox', { name: 'Report', exact: true });

test('shows the facts from the browser, in rows and in the report', async ({ page }) => {
  await open(page, '/device-information');
  await expect(value(page, 'Time zone')).toHaveText('Europe/Paris');
  await expect(value(page, 'UTC offset')).toHaveText(/^UTC\+0[12]:00$/);
  await expect(value(page, 'Browser languages')).toHaveText(/^en-GB/);
  await expect(value(page, 'Window size')).toHaveText('1280 × 900 px');
  await expect(value(page, 'Browser brands')).toHaveText(/^(Chromium|Google Chrome) \d+\./);
  await expect(value(page, 'Architecture')).toHaveText(/^\w+, (32|64) bits$/);
  await expect(value(page, 'Storage quota')).toHaveText(/^\d+\.\d GiB$/);
  await expect(report(page)).toHaveValue(/^- Time zone: Europe\/Paris$/m);
  const rows = await page.getByRole('main').getByRole('rowheader').count();
  expect((await report(page).inputValue()).match(/^- /gm)).toHaveLength(rows);
});

test('updates with the window, the preferences and the network', async ({ page, context }) => {
  await open(page, '/device-information');
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(value(page, 'Window size')).toHaveText('1000 × 700 px');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active', contrast: 'more' });
  await expect(value(page, 'Color scheme')).toHaveText('dark');
  await expect(value(page, 'Reduced motion')).toHaveText('yes');
  await expect(value(page, 'Forced colors')).toHaveText('yes');
  await expect(value(page, 'Contrast')).toHaveText('more');
  await context.setOffline(true);
  await expect(value(page, 'Online')).toHaveText('no');
  await expect(report(page)).toHaveValue(/^- Online: no$/m);
});

test('shows the other facts if a browser throws or lacks some', async ({ page }) => {
  await page.addInitScript(() => {
    const throwing = {
      get: () => {
        throw new Error('guarded');
      },
    };
    for (const name of ['platform', 'hardwareConcurrency', 'storage', 'connection', 'getBattery', 'userAgentData'])
      Object.defineProperty(Navigator.prototype, name, throwing);
    Object.defineProperty(Screen.prototype, 'orientation', { value: undefined });
  });
  await open(page, '/device-information');
  await expect(value(page, 'Platform')).toHaveText('Not available');
  await expect(value(page, 'Orientation')).toHaveText('Not available');
  await expect(value(page, 'Battery')).toHaveText('Not available');
  await expect(value(page, 'Connection type')).toHaveText('Not available');
  await expect(value(page, 'Window size')).toHaveText('1280 × 900 px');
});
