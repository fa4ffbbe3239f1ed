import type { Page } from '@playwright/test';
import { violationsOn } from '#test/support/accessibility.ts';
import { expect, fillText, open, showAdvancedOptions, test } from '#test/support/fixtures.ts';
import { installClock, stopClock } from '#test/support/page-clock.ts';

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const topOf = async (page: Page, name: string, text: string) =>
  (await editor(page, name).getByText(text, { exact: true }).boundingBox())?.y;

/** Counts the changes in the main part of a page during half a second. The clock of the page is stopped. */
async function changesInHalfSecond(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const count = await main.evaluateHandle((element) => {
    const counter = { changes: 0 };
    new MutationObserver((records) => {
      counter.changes += records.length;
    }).observe(element, { subtree: true, childList: true, attributes: true });
    return counter;
  });
  await page.clock.runFor(500);
  return count.evaluate(({ changes }) => changes);
}

const lines = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

async function compare(page: Page, original: string, changed: string): Promise<void> {
  await open(page, '/text-diff');
  await fillText(editor(page, 'Original text'), original);
  await fillText(editor(page, 'Changed text'), changed);
}

test('changed lines and words are highlighted, and equal lines are aligned', { tag: '@main' }, async ({ page }) => {
  await compare(page, `one two\n${lines(1, 3)}`, `one three\nnew\nlonger\n${lines(1, 3)}`);
  await expect(editor(page, 'Original text').locator('.cm-diff-a')).toHaveText(['one two']);
  await expect(editor(page, 'Original text').locator('.cm-diff-word')).toHaveText('two');
  await expect(editor(page, 'Changed text').locator('.cm-diff-b')).toHaveText(['one three', 'new', 'longer']);
  await expect
    .poll(async () => (await topOf(page, 'Original text', 'line 2')) === (await topOf(page, 'Changed text', 'line 2')))
    .toBe(true);

  await page.getByRole('radio', { name: 'Unified' }).check();
  await expect(editor(page, 'Changed text').locator('.cm-diff-removed')).toHaveText('one two');
  await expect(editor(page, 'Original text').locator('.cm-diff-a')).toHaveCount(0);
});

test('unchanged lines can be hidden and shown, and both editors move between changes', async ({ page }) => {
  await compare(page, `a\n${lines(1, 200)}b\n`, `A\n${lines(1, 200)}B\n`);
  await showAdvancedOptions(page);
  await page.getByRole('switch', { name: 'Hide unchanged lines' }).check();
  const hidden = editor(page, 'Original text').getByRole('button', { name: '194 unchanged lines' });
  await expect(hidden).toBeVisible();
  await expect(editor(page, 'Changed text')).not.toContainText('line 100');
  await hidden.click();
  await expect(hidden).toHaveCount(0);
  await expect(editor(page, 'Changed text').getByRole('button', { name: '194 unchanged lines' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect(editor(page, 'Changed text').getByText('B', { exact: true })).toBeInViewport();
  await expect(editor(page, 'Original text').getByText('b', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(editor(page, 'Original text').getByText('a', { exact: true })).toBeInViewport();
});

test('long wrapped texts stay aligned, and both views are accessible', async ({ page }) => {
  const original = Array.from({ length: 400 }, (_, index) => `line ${index} ${'word '.repeat(index % 40)}`);
  const changed = original.flatMap((line, index) => (index % 31 === 5 ? [] : index % 17 === 3 ? [`${line}more`] : [line]));
  await installClock(page);
  await compare(page, original.join('\n'), changed.join('\n'));
  await expect(page.getByRole('row', { name: 'Added lines' }).locator('[data-value]')).toHaveText(/[1-9]/); // no next change before this
  await page.getByRole('button', { name: 'Next change' }).click();
  // Below a line that wraps only in the changed text, and below a removed line.
  const BESIDE = `line 7 ${'word '.repeat(7)}`.trimEnd();
  const isBeside = async () => (await topOf(page, 'Original text', BESIDE)) === (await topOf(page, 'Changed text', BESIDE));
  await expect.poll(isBeside).toBe(true);
  await stopClock(page);
  await expect.poll(() => changesInHalfSecond(page)).toBe(0);
  expect(await isBeside()).toBe(true);
  await page.clock.resume();
  expect(await violationsOn(page, { except: '#menu' })).toEqual([]);

  await page.getByRole('radio', { name: 'Unified' }).check();
  await expect(editor(page, 'Changed text').locator('.cm-diff-removed').first()).toBeVisible();
  expect(await violationsOn(page, { except: '#menu' })).toEqual([]);
});

test('typing updates the comparison, and the texts can be swapped', async ({ page }) => {
  await compare(page, 'a\n', 'a\n');
  await expect(page.getByText('The texts are identical.')).toBeVisible();
  await editor(page, 'Changed text').press('End');
  await page.keyboard.type('b');
  await expect(editor(page, 'Changed text').locator('.cm-diff-b')).toHaveText(['b']);
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(editor(page, 'Original text').locator('.cm-diff-a')).toHaveText(['b']);
});
