import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const valueIn = (page: Page, header: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header, exact: true }) })
    .locator('[data-value]');

test('the expression and its fields update each other, and an empty field keeps its position', async ({ page }) => {
  await open(page, '/crontab-generator');
  const expression = page.getByLabel('Expression', { exact: true });
  const hour = page.getByLabel('Hour', { exact: true });
  await expression.fill('5 4 * * 1 /usr/bin/backup');
  await expect(hour).toHaveValue('4');
  await hour.fill('');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Minute', { exact: true })).toHaveValue('5');
  await hour.pressSequentially('3-6/2');
  await expect(expression).toHaveValue('5 3-6/2 * * 1 /usr/bin/backup');
  await expect(valueIn(page, 'Hours')).toHaveText('3, 5');
  await expect(valueIn(page, 'Command')).toHaveText('/usr/bin/backup');
});

test('another format has its own default and fields, but keeps a typed expression', async ({ page }) => {
  await open(page, '/crontab-generator');
  const expression = page.getByLabel('Expression', { exact: true });
  await page.getByRole('radio', { name: 'Quartz' }).click();
  await expect(expression).toHaveValue('0 40 * * * ?');
  await expect(page.getByLabel('Second', { exact: true })).toHaveValue('0');
  await expression.fill('0 15 10 ? * 6L');
  await page.getByRole('radio', { name: 'Unix' }).click();
  await expect(expression).toHaveValue('0 15 10 ? * 6L');
});

test('the next runs are updated with the clock and keep the focus', { tag: '@main' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T07:30:00Z') });
  await open(page, '/crontab-generator');
  const runs = page.getByRole('textbox', { name: 'Next runs' });
  await page.getByLabel('Expression', { exact: true }).fill('0 * * * *');
  await expect(runs).toHaveValue(/^Thu 2026-01-01 09:00:00 \+01:00\n/);
  await runs.focus();
  await page.clock.pauseAt(new Date('2026-01-01T07:59:59.100Z'));
  await expect(runs).toHaveValue(/^Thu 2026-01-01 09:00:00/);
  await page.clock.runFor(1000);
  await expect(runs).toHaveValue(/^Thu 2026-01-01 10:00:00/);
  await expect(runs).toBeFocused();
});
