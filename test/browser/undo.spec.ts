import type { Locator } from '@playwright/test';
import { expect, open, test, textIn } from '../support/fixtures.ts';
import { installClock, stopClock } from '../support/page-clock.ts';

const undo = { name: 'Undo', exact: true } as const;

test('a cleared text can be restored with the button or the keys, but not after six seconds', { tag: '@main' }, async ({ page }) => {
  await open(page, '/json-minify');
  const input = page.getByRole('textbox', { name: 'JSON input', exact: true });
  const clear = page.getByRole('button', { name: 'Clear JSON input', exact: true });
  await input.fill('[1]');
  await clear.press('Enter');
  await expect(page.getByRole('main')).toContainText('ClearedUndoCtrl+Z');
  await expect(page.getByRole('status').filter({ hasText: /^Cleared$/ })).toBeAttached();
  await page.getByRole('button', undo).press('Enter');
  await expect(input).toBeFocused();
  expect(await textIn(input)).toBe('[1]');
  await expect(page.getByRole('button', undo)).toHaveCount(0);

  await clear.press('Enter');
  await expect(page.getByRole('button', undo)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => textIn(input)).toBe('[1]');

  await installClock(page);
  await stopClock(page);
  await clear.press('Enter');
  await expect(page.getByRole('button', undo)).toBeVisible();
  await page.clock.runFor(5900);
  await expect(page.getByRole('button', undo)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', undo)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo JSON input', exact: true })).toBeVisible();
});

test('a swap, an option reset and a removed row can be undone in one step, until something is typed', async ({ page }) => {
  await open(page, '/json-diff');
  const [before, after] = ['Your first JSON', 'Your JSON to compare'].map((name) => page.getByRole('textbox', { name, exact: true })) as [
    Locator,
    Locator,
  ]; // there are two names
  await page.getByRole('button', { name: 'Try a sample', exact: true }).first().click();
  await expect.poll(() => textIn(after)).not.toBe('');
  await expect.poll(() => textIn(before)).not.toBe('');
  const texts = [await textIn(before), await textIn(after)];
  await page.getByRole('button', { name: 'Swap', exact: true }).press('Enter');
  await expect.poll(async () => [await textIn(before), await textIn(after)]).toEqual(texts.toReversed());
  await page.getByRole('button', undo).click();
  await expect.poll(async () => [await textIn(before), await textIn(after)]).toEqual(texts);

  await open(page, '/token-generator');
  await page.getByRole('switch', { name: /symbols/i }).click();
  await page.getByRole('button', { name: /^Reset options/ }).press('Enter');
  await expect(page.getByRole('switch', { name: /symbols/i })).not.toBeChecked();
  await page.getByRole('button', undo).click();
  await expect(page.getByRole('switch', { name: /symbols/i })).toBeChecked();

  await open(page, '/date-converter');
  const clocks = page.getByRole('button', { name: /^Remove / });
  const count = await clocks.count();
  await clocks.first().press('Enter');
  await expect(clocks).toHaveCount(count - 1);
  await page.getByRole('button', undo).click();
  await expect(clocks).toHaveCount(count);
  await clocks.first().press('Enter');
  await expect(page.getByRole('button', undo)).toBeVisible();
  await page.getByRole('textbox').first().fill('2024-01-01');
  await expect(page.getByRole('button', undo)).toHaveCount(0);
});

test('the undo line is at the bottom of its pane, independent of a higher pane beside it', async ({ page }) => {
  await open(page, '/mac-address-lookup');
  const input = page.locator('[data-field]').filter({ has: page.getByRole('textbox', { name: 'MAC addresses', exact: true }) });
  await page.getByRole('button', { name: 'Sample MAC addresses', exact: true }).press('Enter');
  const foot = async () => (await input.locator('[data-message-room]').boundingBox()) ?? { y: 0, height: 0 };
  const line = async () =>
    (await page
      .locator('div')
      .filter({ has: page.getByRole('button', undo) })
      .last()
      .boundingBox()) ?? { y: 0, height: 0 };
  await expect(page.getByRole('button', undo)).toBeVisible();
  await expect
    .poll(async () => Math.abs((await line()).y + (await line()).height - (await foot()).y - (await foot()).height))
    .toBeLessThan(2);
});
