import { expect, open, test } from '#test/support/fixtures.ts';

test('arrow keys move within the grid, and Enter and the buttons move the meeting', async ({ page }) => {
  await open(page, '/timezone-planner#places=Berlin%0ATokyo&meeting=2026-03-10%2015%3A00%20Europe%2FBerlin');
  const meeting = page.getByRole('textbox', { name: 'Meeting', exact: true });
  const grid = page.getByRole('grid', { name: 'Grid', exact: true });
  await grid.getByRole('gridcell', { name: 'Berlin 2026-03-10 15:00', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('gridcell', { name: 'Tokyo 2026-03-10 23:30, after work', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meeting).toHaveValue('2026-03-10 15:30 Europe/Berlin');
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await expect(meeting).toHaveValue('2026-03-11 15:30 Europe/Berlin');
  await expect(page.getByRole('table', { name: 'Times', exact: true })).toContainText('2026-03-11 23:30');
});

test('on a narrow screen the grid starts at the meeting', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/timezone-planner#places=Berlin%0ATokyo&meeting=2026-03-10%2020%3A00%20Europe%2FBerlin');
  const meeting = page.getByRole('gridcell', { name: 'Berlin 2026-03-10 20:00, after work', exact: true });
  const label = page.getByRole('rowheader', { name: 'Berlin', exact: true }).last();
  await expect
    .poll(async () => {
      const [cell, row] = await Promise.all([meeting.boundingBox(), label.boundingBox()]);
      return cell && row && cell.x >= row.x + row.width && cell.x + cell.width <= 360;
    })
    .toBe(true);
});
