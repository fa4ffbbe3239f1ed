import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { installClock } from '#test/support/page-clock.ts';

const fill = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('MAC addresses', { exact: true }).fill(text);
};
const value = (page: Page, label: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .locator('[data-value]');

test('loads the registry for an address, and the vendor locations for a vendor', { tag: '@main' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-.{8}\.bin$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  await installClock(page);
  await open(page, '/mac-address-lookup');
  await page.clock.runFor(10_000); // anything that a page does when it is idle
  await page.evaluate(() => fetch('/favicon.svg?later'));
  expect(fetched).toEqual([]);

  await fill(page, '02:42:ac:11:00:02');
  await expect(value(page, 'Vendor')).toHaveText('None: locally administered (random, virtual or set by software)');
  await expect(value(page, 'Known use')).toHaveText('Docker default');
  expect(fetched).toEqual(['mac-vendors']);

  await fill(page, '20:37:06:12:34:56');
  await expect(value(page, 'Vendor address')).toHaveText('80 West Tasman Drive, San Jose CA 94568, United States');
  await expect(value(page, 'Vendor')).toHaveText('Cisco Systems, Inc');
  expect(fetched).toEqual(['mac-vendors', 'mac-vendor-addresses']);
});

test('lists 10,000 addresses but renders only visible ones', async ({ page }) => {
  const addresses = Array.from({ length: 10_000 }, (_, index) => `2037.0600.${index.toString(16).padStart(4, '0')}`);
  await open(page, `/mac-address-lookup#addresses=${addresses.join('%0A')}`);
  const table = page.getByRole('table', { name: 'Results' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(table.getByRole('row').nth(1)).toContainText('20:37:06:00:00:00');
  await expect(table.getByRole('row').nth(1)).toContainText('Cisco Systems, Inc');
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(200);
});

test('reports a failed download of the registry, and finds the vendor after a retry', async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED|data file could not be loaded/);
  await page.route('**/mac-vendors-*.bin', (route) => route.abort());
  await open(page, '/mac-address-lookup#addresses=203706');
  await expect(page.getByText('Part of this page could not be loaded.').first()).toBeVisible();
  await page.unroute('**/mac-vendors-*.bin');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(value(page, 'Vendor')).toHaveText('Cisco Systems, Inc');
});
