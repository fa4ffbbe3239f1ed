import { expect, open, test } from '../support/fixtures.ts';
import { installClock } from '../support/page-clock.ts';

const dialogName = { name: 'Command palette' };

test('opens with its shortcut even in an editor, finds a tool by a keyword, and opens it with Enter', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/hash-text');
  await page.getByLabel('Text to hash', { exact: true }).click();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', dialogName);
  await expect(palette.getByPlaceholder('Type to search a tool or a command...')).toBeFocused();
  await page.keyboard.type('stopwatch');
  await expect(palette.getByRole('group', { name: 'Tools' }).getByRole('option')).toHaveText([/^Chronometer/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronometer');
  await expect(palette).toBeHidden();
});

for (const late of [/load-search/, /palette-content/])
  test(`Enter pressed before the first list waits for it: ${late.source}`, { tag: '@main' }, async ({ page }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await installClock(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog', dialogName).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('stopwatch');
    await page.keyboard.press('Enter');
    await page.clock.fastForward(10_000); // Enter waits much less for results
    loaded.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronometer');
  });

test('shows five results of a group and all on demand, with arrow key navigation', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const options = page.getByRole('dialog', dialogName).getByRole('group', { name: 'Tools' }).getByRole('option');
  await expect(options).toHaveCount(6);
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await options.filter({ hasText: /^Show all \d+ results$/ }).click();
  await expect(options.nth(6)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', dialogName)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('reports that nothing was found', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('zebra crossing');
  await expect(page.getByRole('dialog', dialogName).getByText('No results found')).toBeVisible();
});

test('in another language a tool is found by its English name', async ({ page }) => {
  await open(page, '/de');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hash text');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('href', '/de/hash-text');
});

test('favorites can be reordered by dragging and with the arrow keys', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('favoriteToolsName'))
      localStorage.setItem('favoriteToolsName', '["/hash-text","/token-generator","/jwt-parser"]');
  });
  await open(page, '/');
  const cards = page.getByRole('region', { name: 'Favorite tools' }).getByRole('listitem');
  await cards.nth(0).dragTo(cards.nth(2));
  await expect(cards.getByRole('link')).toHaveText(['Token generator', 'JWT parser', 'Hash text']);
  await page.getByRole('button', { name: 'Move Hash text', exact: true }).press('ArrowLeft');
  await expect(cards.getByRole('link')).toHaveText(['Token generator', 'Hash text', 'JWT parser']);
  await expect(page.getByRole('button', { name: 'Move Hash text', exact: true })).toBeFocused();
  await expect(page.getByText('Hash text moved to position 2 of 3.')).toBeAttached();
  await page.reload();
  await expect(cards.getByRole('link')).toHaveText(['Token generator', 'Hash text', 'JWT parser']);
});

test('a link always contains options, inputs on request, and secrets only after another choice', { tag: '@main' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/jwt-parser');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('JWT to decode', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect.poll(copied).toMatch(/\/jwt-parser#secretEncoding=text$/);
  await page.getByRole('button', { name: 'Copy with secrets: JWT to decode', exact: true }).click();
  await expect.poll(copied).toContain('token=abc');

  await open(page, '/url-parser');
  await page.getByLabel('Your URL to parse', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await page.getByRole('button', { name: 'Copy with inputs', exact: true }).click();
  await expect.poll(copied).toContain('url=abc');
});

test('Ctrl+K before the page is ready opens the palette with the text typed since', { tag: '@main' }, async ({ page }) => {
  for (const path of ['/', '/hash-text']) {
    // All scripts load after the keys were pressed.
    const typed = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jwt');
    typed.resolve();
    await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('option').first()).toContainText('JWT');
    await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toHaveValue('jwt');
    await page.unrouteAll({ behavior: 'wait' });
  }
});
