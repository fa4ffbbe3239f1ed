import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';

// With forced colors, the visitor's colors replace those of the page. A choice must be visible by an outline or the selection colors.
test.use({ contextOptions: { forcedColors: 'active' } });

/** The visible properties of a control with forced colors. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor, color } = getComputedStyle(element);
    const background = backgroundColor.endsWith(', 0)') ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor; // the color behind it
    return JSON.stringify({ outline: outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, background, color });
  });

const differ = async (chosen: Locator, other: Locator): Promise<void> => {
  await expect(chosen).toBeVisible();
  await expect.poll(async () => (await lookOf(chosen)) === (await lookOf(other))).toBe(false);
};

test('the active option in the palette and in a list is visually distinct', async ({ page }) => {
  await open(page, '/phone-parser-and-formatter');
  const list = page.getByRole('combobox', { name: 'Default country' });
  await list.click();
  await list.press('ArrowDown');
  const active = await list.getAttribute('aria-activedescendant');
  await differ(page.locator(`[id="${active}"]`), page.getByRole('option').last());

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('json');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await differ(palette.getByRole('option', { selected: true }), palette.getByRole('option', { selected: false }).first());
});

test('the current page is visually distinct in the menu', async ({ page }) => {
  await open(page, '/hash-text');
  const links = page.locator('#menu [data-group="crypto"] a');
  await differ(page.locator('#menu [data-group="crypto"] a[aria-current="page"]'), links.first());
});

test('selected segments and active switches are visually distinct', async ({ page }) => {
  await open(page, '/json-prettify');
  const segments = page.getByRole('radiogroup', { name: 'Indent' }).locator('span:has(> input)');
  await differ(segments.filter({ has: page.locator(':checked') }), segments.filter({ hasNot: page.locator(':checked') }).first());
  const toggle = page.getByRole('switch').first();
  const before = await lookOf(toggle);
  await toggle.click();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  expect(await lookOf(toggle)).not.toBe(before);
});

test('without an outline an active option is reported as indistinguishable', async ({ page }) => {
  await open(page, '/hash-text');
  await page.addStyleTag({ content: '#menu a { outline: none !important }' });
  const current = page.locator('#menu [data-group="crypto"] a[aria-current="page"]');
  expect(await lookOf(current)).toBe(await lookOf(page.locator('#menu [data-group="crypto"] a:not([aria-current])').first()));
});
