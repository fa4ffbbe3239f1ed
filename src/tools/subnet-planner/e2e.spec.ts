import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const subnets = (page: Page) => page.getByRole('textbox', { name: 'Subnets', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const networks = (page: Page) => page.getByRole('table', { name: 'Plan', exact: true }).getByRole('rowheader');

test('splits, joins, assigns and fixes subnets by editing their text', async ({ page }) => {
  await open(page, '/subnet-planner#blocks=10.0.0.0%2F24&subnets=Office%20100');
  await expect(networks(page)).toHaveText(['10.0.0.0/25', '10.0.0.128/25']);
  await button(page, 'Split 10.0.0.0/25').click();
  await expect(subnets(page)).toHaveValue('10.0.0.0/26 Office a\n10.0.0.64/26 Office b');
  await button(page, 'Join into 10.0.0.0/25').first().click();
  await expect(subnets(page)).toHaveValue('10.0.0.0/25 Office a');
  await button(page, 'Use 10.0.0.128/25').click();
  await expect(subnets(page)).toHaveValue('10.0.0.0/25 Office a\n10.0.0.128/25 Subnet 1');
  await expect(button(page, 'Pin all')).toBeDisabled();
  await subnets(page).fill('Office 100\nLab 20');
  await button(page, 'Pin all').click();
  await expect(subnets(page)).toHaveValue('10.0.0.0/25 Office\n10.0.0.128/27 Lab');
  await button(page, 'Undo Subnets').click();
  await expect(subnets(page)).toHaveValue('Office 100\nLab 20');
});

test('enlarges a crowded block, and links the map to the rows of a long plan', async ({ page }) => {
  await open(page, '/subnet-planner#blocks=10.0.0.0%2F16&subnets=L%20300%20x%20%2F30');
  const map = page.getByRole('img', { name: 'Map', exact: true });
  await expect(page.getByRole('table', { name: 'Plan', exact: true })).toHaveAttribute('aria-rowcount', /\d+/);
  await button(page, 'Zoom into 10.0.0.0/16').click();
  await expect.poll(async () => (await map.boundingBox())?.width).toBeGreaterThan(5000);
  await button(page, 'Zoom out').click();
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) - 10, y: 40 } });
  await expect(page.getByRole('rowheader', { name: '10.0.128.0/17', exact: true })).toBeInViewport();
});
