import type { Page } from '@playwright/test';
import { violationsOn } from '#test/support/accessibility.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

const enter = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.insertText(text);
};

test('supports folding with the keyboard, and swapping the documents', async ({ page }) => {
  await open(page, '/json-diff');
  await enter(page, 'Your first JSON', '{"a":1,"list":[1,2]}');
  await enter(page, 'Your JSON to compare', '{"a":2,"list":[1,2]}');
  const tree = page.getByRole('tree', { name: 'Difference tree', exact: true });
  const list = tree.getByRole('treeitem', { name: '"list"' });
  await expect(list).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsOn(page)).toEqual([]);
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(list).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toHaveText(/"list": \[ … \]/);
  expect(await tree.getAttribute('aria-activedescendant')).toBe(await list.getAttribute('id'));
  await page.keyboard.press('ArrowRight');
  await expect(list).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your first JSON', exact: true })).toHaveText('{"a":2,"list":[1,2]}');
  await expect(page.getByRole('row', { name: '/a' })).toContainText('Changed21');
});

test('renders only visible rows and lines', async ({ page }) => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  await open(page, '/json-diff');
  await enter(page, 'Your first JSON', JSON.stringify(numbers));
  await enter(page, 'Your JSON to compare', JSON.stringify(numbers.map((number) => -number - 1)));
  const row = page.getByRole('row', { name: 'Summary' });
  await expect(row).toContainText('0 added, 0 removed, 5000 changed');
  await expect.poll(() => page.getByRole('table', { name: 'Differences', exact: true }).getByRole('row').count()).toBeLessThan(100);
  expect(await page.getByRole('treeitem').count()).toBeLessThan(200);

  await page.getByRole('radio', { name: 'Ignore order', exact: true }).check({ force: true });
  await expect(row).toContainText('5000 added, 5000 removed, 0 changed');
  await expect(page.getByRole('textbox', { name: 'JSON Patch', exact: true })).toHaveCount(0);
});
