import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { openWithStoppedClock } from '#test/support/page-clock.ts';

const value = (page: Page, row: string) => page.getByRole('row', { name: row }).locator('[data-value]');

test('the time left is updated every second', async ({ page }) => {
  await openWithStoppedClock(page, '/eta-calculator');
  await expect(value(page, 'Total duration')).toHaveText('5 hours');
  const UNITS = { hour: 3600, minute: 60, second: 1 };
  const secondsLeft = async (): Promise<number> =>
    [...(await value(page, 'Time left').innerText()).matchAll(/(\d+) (hour|minute|second)/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS], // as the pattern ensures
      0,
    );
  await page.clock.runFor(1000); // shows the time at which the clock was stopped
  await expect.poll(secondsLeft).toBeLessThan(4 * 3600 + 60);
  const before = await secondsLeft();
  await page.clock.runFor(7000);
  await expect.poll(secondsLeft).toBe(before - 7);
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

test('a browser with Temporal does not load the polyfill', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/eta-calculator');
  await expect(value(page, 'Total duration')).toHaveText('5 hours');
  expect(requests.filter((url) => url.includes('temporal-polyfill'))).toEqual([]);
});
