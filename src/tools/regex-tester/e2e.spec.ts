import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { installClock } from '#test/support/page-clock.ts';

const expression = (page: Page) => page.getByRole('textbox', { name: 'Regular expression' });
const count = (page: Page) => page.getByRole('row', { name: 'Match count' }).locator('[data-value]');

const typeText = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Test text' }).click();
  await page.keyboard.insertText(text);
};

test('a catastrophic expression is stopped without blocking the page, and the next one works', { tag: '@main' }, async ({ page }) => {
  await installClock(page);
  await open(page, '/regex-tester');
  await typeText(page, `${'a'.repeat(40)}!`);
  await expression(page).fill('^(a+)+$');
  await page.getByRole('switch', { name: 'Ignore case (i)' }).click();
  await expect(page.getByRole('switch', { name: 'Ignore case (i)' })).toBeChecked();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('alert')).toHaveText(/^Stopped after 2 s: /);
  await expect(count(page)).toHaveText('');
  await expression(page).fill('a+');
  await expect(count(page)).toHaveText('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a literal pasted into the empty field is split into pattern and flags', async ({ page }) => {
  await open(page, '/regex-tester');
  await expression(page).click();
  await page.keyboard.insertText('/a[/]b/iu');
  await expect(expression(page)).toHaveValue('a[/]b');
  await expect(page.getByRole('switch', { name: 'Global (g)' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Ignore case (i)' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Unicode (u)' })).toBeChecked();
  await page.getByRole('switch', { name: 'Unicode sets (v)' }).click();
  await expect(page.getByRole('switch', { name: 'Unicode (u)' })).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expression(page).fill('/usr/bin/');
  await expect(expression(page)).toHaveValue('/usr/bin/');
});

test('matches are highlighted, listed, and drawn', async ({ page }) => {
  await open(page, '/regex-tester');
  await expression(page).fill('(?<word>b+)|x');
  await typeText(page, 'abba\nxb');
  await expect(count(page)).toHaveText('3');
  await expect(page.locator('.bg-mark-one')).toHaveText(['bb', 'b']);
  await expect(page.locator('.bg-mark-two')).toHaveText(['x']);
  const rows = page.getByRole('table', { name: 'Matches' }).getByRole('row');
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['1', '3', '1', 'bb', '1 word: bb (1–3)']);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['5', '6', '2', 'x', '1 word: not matched']);
  await expect(page.getByRole('img', { name: 'Diagram' })).toContainText('group 1 word');
  await page.getByRole('button', { name: 'Sample text' }).click();
  await expect(page.getByRole('textbox', { name: 'Sample text' })).toHaveValue(/^(b+|x)$/);
});

test('the part at the caret is explained', async ({ page }) => {
  await open(page, '/regex-tester');
  const atCaret = page.getByRole('row', { name: 'At the caret' }).locator('[data-value]');
  await expression(page).fill(String.raw`(a)\d{4}`);
  await expression(page).press('End');
  await expect(atCaret).toHaveText(String.raw`\d{4} · digit, 4 times`);
  await expression(page).press('Home');
  await expect(atCaret).toHaveText('(a) · group 1');
});
