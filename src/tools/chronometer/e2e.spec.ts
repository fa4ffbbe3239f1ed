import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

declare global {
  interface Window {
    /** Sets the page's wall clock forth or back. */
    shiftWallClock: (ms: number) => void;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = async (page: Page): Promise<number> => {
  const text = await page.getByRole('timer', { name: 'Elapsed time' }).innerText();
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
};

test('runs on through a reload and in another tab, and is reset in both', async ({ page, context }) => {
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  await button(page, 'Lap').click();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(button(page, 'Stop')).toBeVisible();
  await expect.poll(() => shown(page)).toBeGreaterThan(0.6);

  const other = await context.newPage();
  await open(other, '/chronometer');
  await expect(button(other, 'Stop')).toBeVisible();
  await expect.poll(() => shown(other)).toBeGreaterThan(0.6);

  await button(other, 'Stop').click();
  await expect(button(page, 'Start')).toBeVisible();
  expect(await shown(page)).toBe(await shown(other));
  await button(page, 'Reset').click();
  await expect(other.getByRole('timer')).toHaveText('00:00.000');
  await expect(other.getByLabel('Laps as CSV')).toHaveCount(0);
});

test('counts the sleep of the computer, and nothing when the wall clock is set back', async ({ page }) => {
  await page.addInitScript(() => {
    const wallClock = Date.now;
    let shift = 0;
    Date.now = () => wallClock() + shift;
    window.shiftWallClock = (ms) => {
      shift += ms;
    };
  });
  await open(page, '/chronometer');
  await button(page, 'Start').click();
  await expect.poll(() => shown(page)).toBeGreaterThan(0.1);
  await page.evaluate(() => window.shiftWallClock(3_600_000));
  await expect.poll(() => shown(page)).toBeGreaterThan(3600);
  await page.evaluate(() => window.shiftWallClock(-7_200_000));
  await page.waitForTimeout(200);
  await button(page, 'Stop').click();
  expect(await shown(page)).toBeGreaterThan(3600.3);
  expect(await shown(page)).toBeLessThan(3620);
});

test('is worked with the keyboard, and says the time in the title while it runs', async ({ page }) => {
  await open(page, '/chronometer');
  await page.keyboard.press('Space');
  await expect(page).toHaveTitle('00:01 · Chronometer - IT Tools');
  await page.keyboard.press('l');
  await page.keyboard.press('L');
  await expect(page.getByRole('table', { name: 'Laps' }).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(page).toHaveTitle('Chronometer - IT Tools');

  // On a button the space bar presses that button, and the letters do nothing.
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

test('shows a thousand laps without drawing them all, and takes another one', async ({ page }) => {
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
  const csv = await page.getByRole('textbox', { name: 'Laps as CSV' }).inputValue();
  expect(csv.split('\n')).toHaveLength(1002);
});

test('has Stop and Lap say their time, and is worked from the table of laps, too', async ({ page }) => {
  await open(page, '/chronometer');
  await page.keyboard.press('Space');
  await page.keyboard.press('l');
  await expect(page.getByRole('status').filter({ hasText: /^Lap 1: 00:00\.\d{3}$/ })).toHaveCount(1);
  await page.getByRole('table', { name: 'Laps' }).click();
  await page.keyboard.press('Space');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Stopped at 00:0\d\.\d{3}$/ })).toHaveCount(1);
});
