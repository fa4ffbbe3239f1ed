import { expect, open, test } from '#test/support/fixtures.ts';

test('the boxes show a typed mode and write it in octal', async ({ page }) => {
  await open(page, '/chmod-calculator');
  const permissions = page.getByLabel('Permissions', { exact: true });
  await permissions.fill('u=rw,g=r');
  await expect(page.getByRole('checkbox', { name: 'Group read', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Others read', exact: true })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Setgid', exact: true }).check();
  await expect(permissions).toHaveValue('2640');
  await page.getByRole('button', { name: '4755', exact: true }).click();
  await expect(permissions).toHaveValue('4755');
  await expect(page.getByLabel('Command', { exact: true })).toHaveValue('chmod 4755 path');
});

test('the file type letter of ls selects the type', async ({ page }) => {
  await open(page, '/chmod-calculator');
  await page.getByLabel('Permissions', { exact: true }).fill('drwxr-xr-x');
  await expect(page.getByRole('radio', { name: 'Directory', exact: true })).toBeChecked();
  await page.getByLabel('Permissions', { exact: true }).fill('-rwxr-xr-x');
  await expect(page.getByRole('radio', { name: 'File', exact: true })).toBeChecked();
});
