import { expect, open, test } from '#test/support/fixtures.ts';

const LABEL = 'User agent strings';

test('starts with this browser, stays empty when cleared, and restarts on request', async ({ page }) => {
  await open(page, '/user-agent-parser');
  const own = await page.evaluate(() => navigator.userAgent);
  await expect(page.getByLabel(LABEL, { exact: true })).toContainText(own);
  await expect(page.getByRole('rowheader', { name: 'Browser', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Clear ${LABEL}` }).click();
  await expect(page.getByRole('rowheader', { name: 'Browser', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use my user agent', exact: true }).click();
  await expect(page.getByLabel(LABEL, { exact: true })).toContainText(own);
});
