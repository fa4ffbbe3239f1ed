import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { openWithStoppedClock, STOPPED_AT } from '#test/support/page-clock.ts';

const value = (page: Page, row: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('[data-value]')
    .first();

test('an empty field shows the current time, which is updated every second', async ({ page }) => {
  await openWithStoppedClock(page, '/date-converter');
  for (const second of [1, 2, 3]) {
    await page.clock.runFor(1000);
    await expect(value(page, 'Unix seconds')).toHaveText(String(STOPPED_AT / 1000 + second));
  }
});

test('the current time is written as ISO 8601', async ({ page }) => {
  await open(page, '/date-converter');
  await page.getByRole('combobox', { name: 'Input format' }).selectOption('excelSerial');
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page.getByLabel('Date-time', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\dT/);
  await expect(value(page, 'Detected format')).toHaveText('ISO 8601');
});

test('selecting another reading of a number changes the format', async ({ page }) => {
  await open(page, '/date-converter');
  const heading = page.getByRole('heading', { name: 'Other readings' });
  expect((await heading.boundingBox())?.width).toBeLessThan(2); // invisible without a date
  await page.getByLabel('Date-time', { exact: true }).fill('45028');
  const readings = page.getByRole('table', { name: 'Other readings' });
  await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(50);
  await readings.getByRole('row', { name: 'Excel serial' }).click();
  await expect(value(page, 'Detected format')).toHaveText('Excel serial');
  await expect(value(page, 'ISO 9075')).toHaveText('2023-04-12 00:00:00');
});

test('zones can be added to the world clock and removed, and the list is saved', async ({ page }) => {
  await open(page, '/date-converter');
  await page.getByLabel('Date-time', { exact: true }).fill('2023-04-12T23:10:24+02:00');
  await expect(value(page, 'Asia/Tokyo')).toHaveText('2023-04-13 06:10:24 +09:00');
  await page.getByRole('button', { name: 'Remove Asia/Tokyo' }).click();
  await expect(value(page, 'Asia/Tokyo')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Add time zone' }).fill('Auckland');
  await page.getByRole('option', { name: 'Pacific/Auckland', exact: true }).click();
  await expect(value(page, 'Pacific/Auckland')).toHaveText('2023-04-13 09:10:24 +12:00');
  await page.reload();
  await expect(value(page, 'Pacific/Auckland')).toHaveText(/\+1[23]:00$/);
});

test('a browser without Temporal shows the same with the polyfill', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const polyfill = page.waitForResponse(/temporal-polyfill/);
  await open(page, '/date-converter');
  await polyfill;
  await expect(value(page, 'Unix seconds')).toHaveText(/^\d{10}$/);
  await page.getByLabel('Date-time', { exact: true }).fill('1700000000123456789');
  await expect(value(page, 'Unix nanoseconds')).toHaveText('1700000000123456789');
  await expect(value(page, 'ISO 8601 UTC')).toHaveText('2023-11-14T22:13:20.123456789Z');
  await expect(value(page, 'Asia/Tokyo')).toHaveText('2023-11-15 07:13:20.123456789 +09:00');
});
