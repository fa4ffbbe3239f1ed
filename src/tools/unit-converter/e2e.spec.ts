import { expect, open, test } from '#test/support/fixtures.ts';

test('swaps the unit and the target of a line, and undoes it', async ({ page }) => {
  await open(page, '/unit-converter#quantity=65%20mph%20in%20km%2Fh');
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true });
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(quantity).toHaveValue('104.60736 km/h in mph');
  await expect(page.getByRole('textbox', { name: 'Converted', exact: true })).toHaveValue('65 mph');
  await page.getByRole('button', { name: 'Undo Quantity', exact: true }).click();
  await expect(quantity).toHaveValue('65 mph in km/h');
  await quantity.fill('65 mph');
  await expect(page.getByRole('button', { name: 'Swap', exact: true })).toBeDisabled();
});
