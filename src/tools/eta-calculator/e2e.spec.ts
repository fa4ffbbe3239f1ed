import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const value = (page: Page, row: string) => page.getByRole('row', { name: row }).locator('[data-value]');

test('the time left moves on with every second', async ({ page }) => {
  await open(page, '/eta-calculator');
  await expect(value(page, 'Total duration')).toHaveText('5 hours');
  await expect(value(page, 'Time left')).toHaveText(/^4 hours 59 minutes 5\d seconds$/);
  const before = await value(page, 'Time left').textContent();
  await expect(value(page, 'Time left')).not.toHaveText(before ?? '');
  await expect(value(page, 'Total duration')).toHaveText('5 hours');
});

test.describe('without Temporal', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the polyfill is loaded, and times are local', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    const polyfill = page.waitForResponse(/temporal-polyfill/);
    await open(page, '/eta-calculator');
    await polyfill;
    await page.getByRole('radio', { name: 'Progress' }).click();
    await page.getByRole('textbox', { name: 'Already done' }).fill('50');
    await page.getByRole('textbox', { name: 'Started at' }).fill('2026-01-01T15:00Z');
    await page.getByRole('textbox', { name: 'As of' }).fill('2026-01-01T10:30');
    await expect(value(page, 'Ends at')).toHaveText('2026-01-01 15:00:00');
    await expect(value(page, 'Progress')).toHaveText('10 %');
  });
});

test('a browser with Temporal does without the polyfill', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/eta-calculator');
  await expect(value(page, 'Total duration')).toHaveText('5 hours');
  expect(requests.filter((url) => url.includes('temporal-polyfill'))).toEqual([]);
});
