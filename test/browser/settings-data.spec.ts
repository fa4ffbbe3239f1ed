import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';
import { favorites, given, stored, visited } from '../support/settings-page.ts';

/** Every kind of data that is exported, and some that is not. */
const muchUsed = {
  ...visited,
  'vueuse-color-scheme': 'dark',
  menuAtStart: 'open',
  'inputs:benchmark-builder': '{"suites":[{"name":"A","values":"1 2"}]}',
  'state:token-generator:more-options': 'true',
  recentTools: '["bcrypt"]',
  foreign: 'theirs',
};

const amounts = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const rows = page.getByRole('table', { name: 'Data stored in this browser' }).getByRole('row');
  const cells = await rows.evaluateAll((all) => all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
  return Object.fromEntries(cells.map(([what = '', amount = '']) => [what, amount]));
};

/** Exports through the dialog without some of the parts, and returns the file. */
async function exported(page: Page, without: readonly string[] = []): Promise<{ readonly name: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export settings' });
  for (const part of without) await dialog.getByRole('switch', { name: part, exact: true }).uncheck();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import settings' });

async function openImport(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import…' }).click();
  await importDialog(page).getByRole('textbox', { name: 'Or paste its contents' }).fill(text);
}

const apply = (page: Page) => importDialog(page).getByRole('button', { name: 'Import', exact: true });

const preview = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('table', { name: 'What would change' })
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')));

test('saved data is listed, exported, erased and imported again', { tag: '@main' }, async ({ page }) => {
  await given(page, muchUsed);
  await open(page, '/settings');
  await expect
    .poll(() => amounts(page))
    .toMatchObject({
      Favorites: '3 entries, 60 B',
      'Saved options': '2 entries, 81 B',
      'Recent tools': '1 entry, 21 B',
      'Drafts in this tab': 'Nothing',
    });
  const { name, text } = await exported(page);
  expect(name).toMatch(/^it-tools-settings-\d{4}-\d\d-\d\d\.json$/);
  expect(text).not.toContain('recentTools');

  await page.getByRole('button', { name: 'Erase everything' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Erase everything?' });
  await expect(confirmation.getByRole('listitem').filter({ hasText: 'Saved options' })).toBeVisible();
  await confirmation.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Everything was erased.')).toBeVisible();
  expect(await stored(page)).toEqual({ foreign: 'theirs' });
  await expect(favorites(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Import…' }).click();
  await importDialog(page)
    .getByLabel('Settings file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(importDialog(page).getByText('Added: 9')).toBeVisible();
  expect(await stored(page)).toEqual({ foreign: 'theirs' });
  await apply(page).click();
  await expect(favorites(page)).toHaveText(['Hash text', 'Bcrypt', 'Token generator']);
  const { 'state:token-generator:more-options': _state, recentTools: _recent, ...rest } = muchUsed;
  expect(await stored(page)).toEqual({ ...rest, isMenuCollapsed: 'false' });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await stored(page)).toEqual({ foreign: 'theirs' });
});

test('the file omits unselected parts', async ({ page }) => {
  await given(page, muchUsed);
  await open(page, '/settings');
  const { text } = await exported(page, ['Settings', 'Saved options']);
  expect(Object.keys((JSON.parse(text) as { parts: object }).parts)).toEqual(['favorites', 'presets', 'lists']);
});

test('an import shows its effects before merging or replacing', async ({ page }) => {
  await given(page, { ...visited });
  await open(page, '/settings');
  const parts = {
    favorites: ['uuid-generator', 'bcrypt', 'no-such-tool'],
    options: { 'hash-text': { encoding: 'hexUpper', later: '1' }, 'token-generator': { length: '20' } },
    settings: { theme: 'purple' },
  };
  await openImport(page, JSON.stringify({ format: 'it-tools-settings', schema: 1, parts }));
  await expect
    .poll(() => preview(page))
    .toEqual([
      'UUIDs generator | Favorites | Added',
      'Bcrypt | Favorites | Unchanged',
      'no-such-tool | Favorites | Skipped: no such tool',
      'Hash text | Saved options | Replaced',
      'Token generator | Saved options | Unchanged',
      'hash-text: later | Saved options | Skipped: the tool has no such option',
      'Theme | Settings | Skipped: invalid value',
    ]);
  await page.getByRole('radio', { name: 'Replace' }).check();
  await expect.poll(() => preview(page)).toContain('Token generator | Favorites | Removed');
  expect(await stored(page)).toMatchObject(visited);
  await apply(page).click();
  await expect(favorites(page)).toHaveText(['UUIDs generator', 'Bcrypt']);
  expect(await stored(page)).toMatchObject({ 'options:hash-text': 'encoding=hexUpper' });
});

test('favorites of the older it-tools are imported', async ({ page }) => {
  await open(page, '/settings');
  await openImport(page, '{"favoriteToolsName":"[\\"Token generator\\",\\"/hash\\"]"}');
  await apply(page).click();
  await expect(favorites(page)).toHaveText(['Token generator', 'Hash text']);
});

for (const [what, text, message] of [
  ['no JSON', 'let x', 'This file is not valid JSON.'],
  ['another file', '{"name":"it-tools"}', 'This is not an IT Tools settings file.'],
  [
    'a file of a newer schema',
    '{"format":"it-tools-settings","schema":99,"parts":{"favorites":["bcrypt"]}}',
    'This file was made by a newer version (schema 99).',
  ],
] as const)
  test(`${what} is rejected completely`, async ({ page }) => {
    await open(page, '/settings');
    await openImport(page, text);
    await expect(importDialog(page).getByText(message)).toBeVisible();
    await expect(apply(page)).toBeDisabled();
  });

test('a hostile file changes only allowed data', async ({ page }) => {
  await open(page, '/settings');
  const parts = `{"__proto__":{"favorites":["bcrypt"]},"options":{"__proto__":{"length":"9"},"token-generator":{"length":"1e99","__proto__":"x"},
    "<img src=x onerror=alert(1)>":{}},"settings":{"theme":["dark"],"constructor":"dark"},"lists":{"benchmark-builder":{"suites":"x"}},"favorites":{"0":"bcrypt"}}`;
  await openImport(page, `{"format":"it-tools-settings","schema":1,"parts":${parts}}`);
  await expect.poll(async () => (await preview(page)).every((line) => line.includes('Skipped'))).toBe(true);
  await expect(apply(page)).toBeDisabled();
  await expect(page.locator('img')).toHaveCount(0);
});

test('an import without enough space changes nothing and reports it', async ({ page }) => {
  await given(page, visited);
  await open(page, '/settings');
  await page.evaluate(() => {
    let filling = 'x'.repeat(4_000_000);
    for (let part = 0; filling.length > 0; part += 1) {
      try {
        localStorage.setItem(`filling ${part}`, filling);
      } catch {
        filling = filling.slice(0, filling.length / 2);
      }
    }
  });
  const before = await stored(page);
  const suites = [{ name: 'a'.repeat(5000), values: '1' }];
  await openImport(
    page,
    JSON.stringify({
      format: 'it-tools-settings',
      schema: 1,
      parts: { favorites: ['uuid-generator'], lists: { 'benchmark-builder': { suites } } },
    }),
  );
  await apply(page).click();
  await expect(importDialog(page).getByRole('alert')).toHaveText('This browser has no space left. Nothing was changed.');
  expect(await stored(page)).toEqual(before);
});

test('the dialogs are accessible, and restore the focus', async ({ page }) => {
  await given(page, muchUsed);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/settings');
  for (const [button, title] of [
    ['Export…', 'Export settings'],
    ['Import…', 'Import settings'],
    ['Erase everything', 'Erase everything?'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
  }
});

test('places are saved only with their switch on, and the settings list and delete them', async ({ page }) => {
  await open(page, '/timezone-planner');
  const places = page.getByRole('textbox', { name: 'Places', exact: true });
  const remember = page.getByRole('switch', { name: 'Remember these places', exact: true });
  await places.fill('Ana: Tokyo');
  await expect(remember).not.toBeChecked();
  await open(page, '/settings');
  await expect(page.getByText('No inputs are saved.')).toBeVisible();

  await open(page, '/timezone-planner');
  await places.fill('Ana: Tokyo');
  await remember.click();
  await open(page, '/settings');
  const saved = page.getByRole('table', { name: 'Saved inputs', exact: true });
  await expect(saved.getByRole('row', { name: 'Time zone planner' })).toContainText('Places: Ana: Tokyo');
  expect(await violationsOn(page)).toEqual([]);
  await saved.getByRole('button', { name: 'Delete saved inputs: Time zone planner', exact: true }).click();
  await expect(page.getByText('No inputs are saved.')).toBeVisible();
  await open(page, '/timezone-planner');
  await expect(places).toHaveValue('');
  await expect(remember).not.toBeChecked();
});
