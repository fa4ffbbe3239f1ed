import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';

test('options are saved under a name, and applied in one step that can be undone', { tag: '@main' }, async ({ page }) => {
  await open(page, '/json-prettify');
  await page.getByRole('radio', { name: '4 spaces', exact: true }).check();
  await page.getByRole('button', { name: 'Save as preset…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as preset…', exact: true });
  await expect(dialog.getByText('Indent: 4 spaces')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Include the input', exact: true })).toHaveCount(0); // there is no input
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Wide');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('radio', { name: 'Tab', exact: true }).check();
  const preset = page.getByRole('combobox', { name: 'Preset', exact: true });
  await preset.selectOption('Wide');
  await expect(page.getByRole('radio', { name: '4 spaces', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('radio', { name: 'Tab', exact: true })).toBeChecked();
});

test('an existing name requires confirmation, and an input is saved only on request', async ({ page }) => {
  await open(page, '/json-minify');
  await page.getByRole('textbox', { name: 'JSON input', exact: true }).fill('[1, 2]');
  const save = page.getByRole('button', { name: 'Save as preset…', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Save as preset…', exact: true });
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await save.click();
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Enter a name of 1 to 60 characters.')).toBeVisible();
  await name.fill('Mine');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await save.click();
  await name.fill('Mine');
  await dialog.getByRole('switch', { name: 'Include the input', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('A preset with this name already exists. Replace it?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await open(page, '/');
  await page.getByRole('region', { name: 'Presets', exact: true }).getByRole('link', { name: 'Mine', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'JSON input', exact: true })).toContainText('[1, 2]');
});

test('presets are on the home page, in the palette and in the settings, synchronized between tabs', { tag: '@main' }, async ({
  page,
  context,
}) => {
  await open(page, '/steps#step=json-minify%2Fminify&step=hash-text%2Fdigest');
  await page.getByRole('button', { name: 'Save as preset…', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Small print');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Preset', exact: true })).toBeVisible();

  const other = await context.newPage();
  await open(other, '/');
  const region = other.getByRole('region', { name: 'Presets', exact: true });
  const menu = region.getByRole('button', { name: 'More actions for Small print', exact: true });
  await menu.click();
  await other.getByRole('menuitem', { name: 'Rename', exact: true }).click();
  await other.getByRole('dialog', { name: 'Rename', exact: true }).getByRole('textbox', { name: 'Name', exact: true }).fill('Hashes');
  await other.keyboard.press('Enter');
  await expect(region.getByRole('link', { name: 'Hashes', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Preset', exact: true })).toContainText('Hashes');
  expect(await violationsOn(other)).toEqual([]);

  await region.getByRole('button', { name: 'More actions for Hashes', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await expect(region.getByRole('link')).toHaveText(['Hashes', 'Hashes (2)']);
  await region.getByRole('button', { name: 'More actions for Hashes (2)', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(region.getByRole('link')).toHaveText(['Hashes']);
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(region.getByRole('link')).toHaveText(['Hashes', 'Hashes (2)']);

  await other.keyboard.press('Control+k');
  await other.getByRole('dialog').getByRole('combobox').pressSequentially('hash');
  const options = other.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('Hashes');
  await options.first().click();
  await expect(other.getByRole('region', { name: 'Step 2: Hash text', exact: true })).toBeVisible();

  await open(other, '/settings');
  await expect(other.getByRole('region', { name: 'Presets', exact: true }).getByRole('link')).toHaveText(['Hashes', 'Hashes (2)']);
  await expect(other.getByRole('row', { name: /^Presets 2 entries/ })).toBeVisible();
});

test('unreadable presets are counted and stay in storage, and the page fits 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    if (localStorage.getItem('presets') !== null) return;
    const good = { id: '1', name: 'Good', created: '2026-11-23T00:00:00Z', tool: 'hash-text', values: '' };
    localStorage.setItem('presets', JSON.stringify({ version: 1, presets: [{ ...good, id: 2, name: 7 }, good] }));
  });
  await open(page, '/settings');
  await expect(page.getByText('1 preset cannot be read. It was left unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Good', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Good (2)', exact: true })).toBeVisible();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('presets') ?? '') as { readonly presets: readonly { readonly name: unknown }[] },
  );
  expect(stored.presets.map(({ name }) => name)).toEqual(['Good', 'Good (2)', 7]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('30,000 presets of a tool: the page lists some and searches all', async ({ page }) => {
  const presets = Array.from({ length: 30_000 }, (_, index) => ({
    id: String(index),
    name: `Preset ${index}`,
    created: '2026-11-28T00:00:00.000Z',
    tool: 'json-prettify',
    values: index === 29_999 ? 'indent=tab' : '',
  }));
  await page.addInitScript((stored) => localStorage.setItem('presets', stored), JSON.stringify({ version: 1, presets }));
  await open(page, '/json-prettify');
  const preset = page.getByRole('combobox', { name: 'Preset', exact: true });
  await preset.fill('29999');
  await page.getByRole('option', { name: 'Preset 29999', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Tab', exact: true })).toBeChecked();
  await preset.click();
  expect(await page.locator('*').count()).toBeLessThan(3000);
  expect(await violationsOn(page)).toEqual([]);

  await open(page, '/');
  const region = page.getByRole('region', { name: 'Presets', exact: true });
  await region.getByRole('button', { name: 'Show more presets', exact: true }).click();
  await expect(region.getByRole('link')).toHaveCount(132);
  await region.getByRole('textbox', { name: 'Search presets', exact: true }).fill('29999');
  await expect(region.getByRole('link')).toHaveText(['Preset 29999']);
  expect(await violationsOn(page)).toEqual([]);
});
