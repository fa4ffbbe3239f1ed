import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const results = (page: Page) => page.getByRole('table', { name: 'Results' }).getByRole('row');

test('adding and removing suites keeps the focus among them, and a reset can be undone', async ({ page }) => {
  await open(page, '/benchmark-builder');
  await expect(results(page)).toHaveCount(3);
  await button(page, 'Add suite').click();
  await expect(box(page, 'Suite 3 values')).toBeFocused();
  await expect(box(page, 'Suite 3 name')).toHaveValue('Suite 3');
  await page.keyboard.type('1 2');
  await expect(results(page).nth(1)).toContainText('Suite 3');

  await button(page, 'Delete suite 1').click();
  await expect(button(page, 'Delete suite 1')).toBeFocused();
  await button(page, 'Delete suite 2').click();
  await expect(box(page, 'Suite 1 name')).toBeFocused();
  await expect(button(page, 'Delete suite 1')).toHaveCount(0);
  await expect(box(page, 'Suite 1 name')).toHaveValue('Suite 2');

  await button(page, 'Reset suites').click();
  await expect(box(page, 'Suite 1 values')).toHaveValue('');
  await expect(box(page, 'Suite 2 name')).toHaveValue('Suite 2');
  await expect(page.getByRole('textbox', { name: 'Export' })).toHaveValue('');
  await button(page, 'Undo').click();
  await expect(button(page, 'Reset suites')).toBeFocused();
  await expect(box(page, 'Suite 1 values')).toHaveValue('8 12');
  await expect(box(page, 'Suite 2 values')).toHaveCount(0);

  await button(page, 'Add suite').click();
  await button(page, 'Delete suite 1').click();
  await expect(box(page, 'Suite 1 values')).toHaveValue('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(box(page, 'Suite 1 values')).toHaveValue('8 12');
});

test('an invalid value is reported at its suite, and the others are ranked', async ({ page }) => {
  await open(page, '/benchmark-builder');
  await box(page, 'Suite 1 values').fill('10 12ms');
  await expect(box(page, 'Suite 1 values')).toHaveAccessibleErrorMessage('Suite 1: "12ms" is not a number.');
  await expect(results(page)).toHaveCount(2);
  await box(page, 'Suite 1 name').fill('');
  await box(page, 'Suite 1 values').fill('10');
  await expect(results(page).nth(1)).toContainText('Suite 1');
});

test('suites are saved and synchronized between tabs, and opening a link to others keeps them', async ({ page, context }) => {
  await open(page, '/benchmark-builder');
  await box(page, 'Suite 1 values').fill('1 2 3');
  await page.close();

  const first = await context.newPage();
  await open(first, '/benchmark-builder');
  await expect(box(first, 'Suite 1 values')).toHaveValue('1 2 3');
  const second = await context.newPage();
  await open(second, '/benchmark-builder');
  await box(second, 'Suite 2 values').fill('4');
  await expect(box(first, 'Suite 2 values')).toHaveValue('4');

  const linked = JSON.stringify([{ name: 'linked', values: '7' }]);
  await second.close();
  await open(first, `/about`);
  await open(first, `/benchmark-builder#suites=${encodeURIComponent(linked)}`);
  await expect(box(first, 'Suite 1 name')).toHaveValue('linked');
  await button(first, 'Undo Suites').click();
  await expect(box(first, 'Suite 1 values')).toHaveValue('1 2 3');
  await expect(box(first, 'Suite 2 values')).toHaveValue('4');
});

test('a value sent by another tool becomes an additional suite', async ({ page }) => {
  await open(page, '/token-generator');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'Benchmark builder' }).click();
  await expect(box(page, 'Suite 3 values')).not.toHaveValue('');
  await expect(box(page, 'Suite 2 values')).toHaveValue('8 12');
});
