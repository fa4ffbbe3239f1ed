import { expect, open, test } from '#test/support/fixtures.ts';

test('moves from a network to its neighbor and on to the CIDR calculator', async ({ page }) => {
  await open(page, '/ipv6-calculator#addresses=2001%3Adb8%3A%3A%2F60');
  await page.getByRole('button', { name: 'Next network', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'IPv6 addresses', exact: true })).toContainText('2001:db8:0:10::/60');
  await expect(page.getByRole('row', { name: 'Last address' }).locator('[data-value]')).toHaveText('2001:db8:0:1f:ffff:ffff:ffff:ffff');
  await page.getByRole('link', { name: 'Open in CIDR calculator', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Include', exact: true })).toHaveValue('2001:db8:0:10::/60');
});

test('shows a MAC address on its own beside a link to its vendor', async ({ page }) => {
  await open(page, '/ipv6-calculator#addresses=fe80%3A%3A20a%3A95ff%3Afe9d%3A6816');
  await expect(page.getByRole('row', { name: 'MAC address' }).locator('[data-value]')).toHaveText('00:0A:95:9D:68:16');
  await page.getByRole('link', { name: 'Look up vendor', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'MAC addresses', exact: true })).toContainText('00:0A:95:9D:68:16');
});
