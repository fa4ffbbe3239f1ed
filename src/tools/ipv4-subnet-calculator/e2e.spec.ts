import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const network = (page: Page) => page.getByRole('textbox', { name: 'IPv4 network', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const subnets = (page: Page) => page.getByRole('table', { name: 'Subnets', exact: true });

test('steps through the blocks of the same size, up to the last one', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  await expect(button(page, 'Next block')).toBeDisabled();
  await network(page).fill('255.255.254.7/24');
  await button(page, 'Next block').click();
  await expect(network(page)).toHaveValue('255.255.255.0/24');
  await expect(button(page, 'Next block')).toBeDisabled();
  await button(page, 'Previous block').click();
  await expect(network(page)).toHaveValue('255.255.254.0/24');
});

test('offers only possible splits, and keeps the selection for the next network', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  const split = page.getByRole('combobox', { name: 'Split into', exact: true });
  await network(page).fill('10.0.0.0/24');
  await split.selectOption({ label: '/26 (4 subnets)' });
  await expect(subnets(page).getByRole('rowheader')).toHaveText(['10.0.0.0/26', '10.0.0.64/26', '10.0.0.128/26', '10.0.0.192/26']);
  await network(page).fill('10.0.0.0/28');
  await expect(split).toHaveValue('0');
  await expect(subnets(page)).toHaveCount(0);
  await network(page).fill('10.0.0.0/25');
  await expect(subnets(page).getByRole('rowheader')).toHaveText(['10.0.0.0/26', '10.0.0.64/26']);
});

test('downloads all 65,536 subnets although few are rendered', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator#network=10.0.0.0%2F8&splitInto=24');
  await expect(subnets(page)).toHaveAttribute('aria-rowcount', '65537');
  await expect.poll(() => subnets(page).getByRole('rowheader').count()).toBeLessThan(60);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Subnets').click()]);
  expect(download.suggestedFilename()).toBe('subnets.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\n');
  expect(lines).toHaveLength(65_537);
  expect(lines[0]).toBe('Network,First address,Last address,Broadcast address,Usable hosts');
  expect(lines.at(-1)).toBe('10.255.255.0/24,10.255.255.1,10.255.255.254,10.255.255.255,254');
});
