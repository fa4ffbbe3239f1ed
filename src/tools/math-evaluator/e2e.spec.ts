import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { installClock } from '#test/support/page-clock.ts';

const expression = (page: Page) => page.getByRole('textbox', { name: 'Expression', exact: true });
const result = (page: Page) => page.getByRole('textbox', { name: 'Result', exact: true });
const typeText = async (page: Page, text: string): Promise<void> => {
  await expression(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
};

test('an endless expression is stopped without blocking the page, and the next one is evaluated', async ({ page }) => {
  await installClock(page);
  await open(page, '/math-evaluator');
  await typeText(page, 'sum(map(1:1000000000, f(x) = x))');
  await page.getByRole('radio', { name: 'Degrees' }).click();
  await expect(page.getByRole('radio', { name: 'Degrees' })).toBeChecked();
  await page.clock.fastForward(5000);
  await expect(page.getByRole('alert')).toHaveText('Stopped after 5 seconds.');
  await typeText(page, 'sin(30)');
  await expect(result(page)).toHaveValue('0.5');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an expression that runs out of memory does not affect the page', async ({ page }) => {
  await installClock(page);
  await open(page, '/math-evaluator');
  await typeText(page, 'zeros(50000, 50000)');
  await page.clock.fastForward(5000);
  await expect(page.getByRole('alert')).toHaveText(/^(Stopped after|Line 1: )/);
  await typeText(page, '1 + 1');
  await expect(result(page)).toHaveValue('2');
});

test('a function from the list is inserted around the selection', { tag: '@main' }, async ({ page }) => {
  await open(page, '/math-evaluator');
  await typeText(page, '16');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Functions' }).click();
  await page.getByRole('textbox', { name: 'Search functions' }).fill('square root');
  await page.getByRole('table', { name: 'Functions' }).getByRole('button', { name: 'sqrt(x)' }).click();
  await expect(result(page)).toHaveValue('4');
  await page.keyboard.insertText('00');
  await expect(result(page)).toHaveValue('40');
});

test('an error names its line, and previous lines keep their results', async ({ page }) => {
  await open(page, '/math-evaluator');
  await typeText(page, 'a = 2\na * 3\na +');
  await expect(page.getByRole('alert')).toHaveText('Line 3, column 4: the expression ends too early.');
  await expect(result(page)).toHaveValue('');
  const rows = page.getByRole('table', { name: 'Results by line' }).getByRole('row');
  await expect(rows.nth(2)).toContainText('a * 3');
  await expect(rows.nth(2).locator('[data-value]')).toHaveText('6');
  await expect(rows.nth(3).locator('[data-value]')).toHaveText('');
});
