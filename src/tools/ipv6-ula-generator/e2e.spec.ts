import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const value = (page: Page, label: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${label}`) })
    .locator('[data-value]')
    .first();

test('a copied link opens with the generated prefix, which is kept for another subnet and replaced by Refresh', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/ipv6-ula-generator');
  await page.getByLabel('Subnet ID', { exact: true }).fill('a1');
  await expect(value(page, 'Chosen subnet')).toHaveText(/^fd[0-9a-f:]+:a1::\/64$/);
  const generated = await value(page, 'ULA prefix').innerText();
  await page.getByLabel('Subnet ID', { exact: true }).fill('beef');
  await expect(value(page, 'Chosen subnet')).toHaveText(/:beef::\/64$/);
  await expect(value(page, 'ULA prefix')).toHaveText(generated);

  await button(page, 'Copy link').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('globalId=');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Refresh').click();
  await expect(value(page, 'ULA prefix')).not.toHaveText(generated);

  const reader = await context.newPage();
  await open(reader, link);
  await expect(value(reader, 'ULA prefix')).toHaveText(generated);
  await expect(value(reader, 'Chosen subnet')).toHaveText(/:beef::\/64$/);
  await expect(reader.getByRole('radio', { name: 'Given Global ID' })).toBeChecked();
});
