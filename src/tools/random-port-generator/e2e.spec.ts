import { expect, open, test } from '#test/support/fixtures.ts';

test('a range sets both limits, and typing a limit makes the range custom', async ({ page }) => {
  await open(page, '/random-port-generator');
  const minimum = page.getByLabel('Minimum port', { exact: true });
  const maximum = page.getByLabel('Maximum port', { exact: true });
  await page.getByRole('radio', { name: 'Dynamic', exact: true }).check();
  await expect(minimum).toHaveValue('49152');
  await expect(maximum).toHaveValue('65535');
  await minimum.fill('65535');
  await expect(page.getByRole('radio', { name: 'Custom', exact: true })).toBeChecked();
  await expect(page.getByLabel('Ports', { exact: true })).toHaveValue('65535');
  await minimum.fill('none');
  await page.getByRole('radio', { name: 'Registered', exact: true }).check();
  await expect(minimum).toHaveValue('1024');
  await expect(maximum).toHaveValue('49151');
});
