import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';
import { favorites, given, remembered, stored, visited } from '../support/settings-page.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the settings are accessible in the ${colorScheme} theme, without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await given(page, visited);
    await open(page, '/settings');
    await expect(remembered(page)).toHaveText(['Hash text', 'Token generator']);
    expect(await violationsOn(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('the settings can be opened from the top bar and from the palette', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveTitle('Settings - IT Tools');
  await open(page, '/de');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Befehlspalette' });
  await palette.getByRole('combobox').fill('Einstellungen');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Einstellungen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});

test('the theme and the language can be selected', { tag: '@main' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Auto' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page).toHaveURL('/fr/settings');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Apparence');
});

test('the menu starts in its selected state', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Collapsed' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'expanded'); // the setting applies from the next page
  await open(page, '/hash-text');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'collapsed');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'expanded');
  await open(page, '/settings');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'collapsed');
  await page.getByRole('radio', { name: 'As I left it' }).check();
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'expanded');
});

test('favorites can be moved, removed and restored with the keyboard', async ({ page }) => {
  await given(page, visited);
  await open(page, '/settings');
  await expect(favorites(page)).toHaveText(['Hash text', 'Bcrypt', 'Token generator']);
  await page.getByRole('button', { name: 'Move Hash text', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(favorites(page)).toHaveText(['Bcrypt', 'Hash text', 'Token generator']);
  await expect(page.getByRole('button', { name: 'Move Hash text', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Hash text', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(favorites(page)).toHaveText(['Bcrypt', 'Token generator']);
  await expect(page.getByRole('button', { name: 'Remove Token generator', exact: true })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(favorites(page)).toHaveText(['Bcrypt', 'Hash text', 'Token generator']);
  await expect(page.getByRole('button', { name: 'Remove Hash text', exact: true })).toBeFocused();
});

test('favorites can be moved by dragging', async ({ page }) => {
  await given(page, visited);
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Move Token generator', exact: true }).hover();
  await page.mouse.down();
  const target = await favorites(page).first().boundingBox();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 4, { steps: 8 });
  await page.mouse.up();
  await expect(favorites(page)).toHaveText(['Token generator', 'Hash text', 'Bcrypt']);
});

test('saved options are described in words, and can be deleted and restored', { tag: '@main' }, async ({ page }) => {
  await given(page, { ...visited, 'options:gone-tool': 'x=1', foreign: 'theirs' });
  await open(page, '/settings');
  const row = page.getByRole('row').filter({ hasText: 'Hash text' });
  await expect(row).toContainText('Digest encoding: Base64');
  await page.getByRole('button', { name: 'Forget Hash text', exact: true }).click();
  await expect(remembered(page)).toHaveText(['gone-tool', 'Token generator']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remembered(page)).toHaveText(['gone-tool', 'Hash text', 'Token generator']);
  await page.getByRole('button', { name: 'Forget all', exact: true }).click();
  await expect(page.getByText('No saved options')).toBeVisible();
  expect(await stored(page)).toMatchObject({ foreign: 'theirs', favoriteToolsName: visited.favoriteToolsName });
  await page.keyboard.press('Control+z');
  await expect(remembered(page)).toHaveCount(3);
  expect(await stored(page)).toMatchObject(visited);
});

test('a previously opened tool also loses its saved options', async ({ page }) => {
  await open(page, '/token-generator');
  await page.getByLabel('Length', { exact: true }).fill('20');
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Forget Token generator', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Token generator', exact: true }).click();
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('64');
});

test('two tabs are synchronized', { tag: '@main' }, async ({ page, context }) => {
  await given(page, visited);
  await open(page, '/settings');
  const other = await context.newPage();
  await open(other, '/settings');
  await page.getByRole('button', { name: 'Remove Bcrypt', exact: true }).click();
  await page.getByRole('button', { name: 'Forget Hash text', exact: true }).click();
  await expect(favorites(other)).toHaveText(['Hash text', 'Token generator']);
  await expect(remembered(other)).toHaveText(['Token generator']);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('recent tools and single-key shortcuts can be turned off, and recent tools are deleted', async ({ page }) => {
  await open(page, '/hash-text');
  await open(page, '/settings');
  const isStored = () => page.evaluate(() => localStorage.getItem('recentTools') !== null);
  expect(await isStored()).toBe(true);
  await page.getByRole('switch', { name: 'Remember recent tools', exact: true }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts', exact: true }).click();
  expect(await isStored()).toBe(false);
  await open(page, '/chronometer');
  await page.keyboard.press('l');
  await page.keyboard.press(' ');
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isStored()).toBe(false);
});
