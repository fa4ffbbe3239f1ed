import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { openWithStoppedClock, STOPPED_AT } from '#test/support/page-clock.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The elapsed time, which updates every frame: every 16 ms of the fake clock. */
const timer = (page: Page) => page.getByRole('timer', { name: 'Elapsed time' });

test('keeps running through a reload and in another tab, and resets in both', async ({ page, context }) => {
  await openWithStoppedClock(page, '/chronometer');
  await button(page, 'Start').click();
  await button(page, 'Lap').click();
  await page.clock.runFor(640);
  await page.reload();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(320);
  await expect(timer(page)).toHaveText(/^00:00\.9[456]\d$/);

  const other = await context.newPage();
  await other.goto('/chronometer');
  await expect(button(other, 'Stop')).toBeVisible();
  await page.clock.runFor(480);
  await expect(timer(page)).toHaveText(/^00:01\.4[234]\d$/);
  await expect(timer(other)).toHaveText(/^00:01\.4[234]\d$/);

  await button(other, 'Stop').click();
  await expect(button(page, 'Start')).toBeVisible();
  await expect(timer(page)).toHaveText('00:01.440');
  await button(page, 'Reset').click();
  await expect(timer(other)).toHaveText('00:00.000');
  await expect(other.getByLabel('Laps as CSV')).toHaveCount(0);
});

test('counts time while the computer sleeps, and ignores a wall clock that is set back', async ({ page }) => {
  await openWithStoppedClock(page, '/chronometer');
  await button(page, 'Start').click();
  await page.clock.runFor(160);
  await expect(timer(page)).toHaveText('00:00.160');
  await page.clock.setSystemTime(STOPPED_AT + 160 + 3_600_000);
  await page.clock.runFor(160);
  await expect(timer(page)).toHaveText('01:00:00.320');
  await page.clock.setSystemTime(STOPPED_AT + 320 - 3_600_000);
  await page.clock.runFor(160);
  await button(page, 'Stop').click();
  await expect(timer(page)).toHaveText('01:00:00.480');
});

test('supports the keyboard, and shows the time in the title while running', { tag: '@main' }, async ({ page }) => {
  await openWithStoppedClock(page, '/chronometer');
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle('00:01 · Chronometer - IT Tools');
  await page.keyboard.press('l');
  await page.keyboard.press('L');
  await expect(page.getByRole('table', { name: 'Laps' }).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(page).toHaveTitle('Chronometer - IT Tools');

  // While a button is focused, the space bar presses it, and the letter keys do nothing.
  await button(page, 'Start').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('table', { name: 'Laps' }).getByRole('row')).toHaveCount(3);
  await button(page, 'Stop').blur();
  await page.keyboard.press('r');
  await expect(page.getByRole('timer')).toHaveText('00:00.000');
  await expect(button(page, 'Undo')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('table', { name: 'Laps' }).getByRole('row')).toHaveCount(3);

  await button(page, 'Reset').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await button(page, 'Start').click();
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('shows a thousand laps without rendering them all, and accepts another', async ({ page }) => {
  await page.addInitScript(() => {
    const laps = Array.from({ length: 1000 }, (_, index) => (index + 1) * 1000);
    localStorage.setItem('state:chronometer', JSON.stringify({ elapsedMs: 1_000_500, runningSinceMs: null, laps }));
  });
  await open(page, '/chronometer');
  const table = page.getByRole('table', { name: 'Laps' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  await expect(table.getByRole('row').nth(1)).toContainText('1000');
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(100);

  await button(page, 'Start').click();
  await button(page, 'Lap').click();
  await expect(table.getByRole('row').nth(1)).toContainText('1001');
  const csv = page.getByRole('textbox', { name: 'Laps as CSV' });
  await expect.poll(async () => (await csv.inputValue()).split('\n').length).toBe(1002);
});

test('announces lap and stop times, and accepts keys in the table of laps', async ({ page }) => {
  await openWithStoppedClock(page, '/chronometer');
  await page.keyboard.press('Space');
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(1500);
  await page.keyboard.press('l');
  await expect(page.getByRole('table', { name: 'Laps' })).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: /^Lap 1: 00:01\.500$/ })).toHaveCount(1);
  await page.getByRole('table', { name: 'Laps' }).click();
  await page.keyboard.press('Space');
  await expect(button(page, 'Start')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: /^Stopped at 00:01\.600$/ })).toHaveCount(1);
});
