import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';

const chain = '/steps#step=json-minify%2Fminify&step=base64-string-converter%2Fencode&input=%7B%20%22a%22%3A%201%20%7D';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps', exact: true }).getByRole('region');
const step = (page: Page, number: number) => steps(page).nth(number - 1);
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true });
const output = (page: Page, number: number, name: string) => step(page, number).getByRole('textbox', { name, exact: true });

test('each step is updated with the result of the previous one', { tag: '@main' }, async ({ page }) => {
  await open(page, chain);
  await expect(output(page, 1, 'Minified JSON')).toContainText('{"a":1}');
  await expect(output(page, 2, 'Base64 output')).toContainText('eyJhIjoxfQ==');
  await expect(page.getByRole('region', { name: 'Step 1: JSON minify', exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await input(page).fill('[1, 2]');
  await expect(output(page, 2, 'Base64 output')).toContainText('WzEsMl0=');
  await step(page, 1).getByRole('switch', { name: 'On', exact: true }).click();
  await expect(output(page, 2, 'Base64 output')).toContainText('WzEsIDJd');
  await step(page, 1).getByRole('switch', { name: 'On', exact: true }).click();
  await input(page).fill('[1,');
  await expect(step(page, 1).getByRole('alert')).toBeVisible();
  await expect(step(page, 2)).toContainText('Waiting for step 1.');
});

test('steps can be added, moved, duplicated and removed with the keyboard, with undo and redo', { tag: '@main' }, async ({ page }) => {
  await open(page, chain);
  await page.getByRole('button', { name: 'Add a step', exact: true }).last().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a step', exact: true });
  await dialog.getByRole('combobox').pressSequentially('hash text');
  await page.keyboard.press('Enter');
  const headings = steps(page).getByRole('heading');
  await expect(headings).toHaveText(['Step 1: JSON minify', 'Step 2: Base64 string encoder/decoder', 'Step 3: Hash text']);
  await step(page, 3).getByRole('button', { name: 'Move up', exact: true }).press('Enter');
  await expect(headings).toHaveText(['Step 1: JSON minify', 'Step 2: Hash text', 'Step 3: Base64 string encoder/decoder']);
  await expect(step(page, 2).getByRole('button', { name: 'Move up', exact: true })).toBeFocused();
  await step(page, 2).getByRole('button', { name: 'Duplicate', exact: true }).press('Enter');
  await expect(headings).toHaveCount(4);
  await step(page, 1).getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(headings).toHaveCount(3);
  await page.getByRole('heading', { name: 'Steps', exact: true }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(headings).toHaveText(['Step 1: JSON minify', 'Step 2: Hash text', 'Step 3: Base64 string encoder/decoder']);
  await page.keyboard.press('Control+Shift+z');
  await expect(headings).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(headings).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(headings).toHaveCount(4);
});

test('an output can be continued in steps, and a step can be opened in its tool', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  await page.getByRole('textbox', { name: 'JSON input', exact: true }).fill('{"a":{"b":1}}');
  await page.getByRole('radio', { name: '4 spaces', exact: true }).check();
  await page.getByRole('button', { name: 'Send to another tool: YAML output', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('yaml to json');
  await dialog.getByRole('button', { name: 'Continue in Steps', exact: true }).click();
  await expect(page).toHaveURL(/\/steps$/);
  await expect(input(page)).toContainText('{"a":{"b":1}}');
  await expect(steps(page).getByRole('heading')).toHaveText(['Step 1: JSON to YAML converter', 'Step 2: YAML to JSON converter']);
  await expect(step(page, 1)).toContainText('4 spaces');
  await expect(output(page, 1, 'YAML output')).toContainText('    b: 1');
  await expect(output(page, 2, 'JSON output')).toContainText('"b": 1');

  await step(page, 2).getByRole('link', { name: 'YAML to JSON converter', exact: true }).click();
  await expect(page).toHaveURL(/\/yaml-to-json-converter/);
  await expect(page.getByRole('textbox', { name: 'YAML input', exact: true })).toContainText('b: 1');
});

test('a chain survives a reload, and a link contains the input on request and reports unknown parts', {
  tag: '@main',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, chain);
  await input(page).fill('[7]');
  await expect(output(page, 2, 'Base64 output')).toContainText('Wzdd');
  await page.reload();
  await expect(output(page, 2, 'Base64 output')).toContainText('Wzdd');

  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.getByText('Link copied. It includes your options only.')).toBeVisible();
  expect(await copied()).toMatch(/\/steps#step=json-minify%2Fminify&step=base64-string-converter%2Fencode$/);
  await expect(page.getByRole('textbox', { name: 'Command', exact: true })).toHaveValue(
    'it-tools json-minify --pick minified < input.txt | it-tools base64-string-converter',
  );
  await page.getByRole('button', { name: 'Copy with inputs', exact: true }).click();
  await expect.poll(copied).toMatch(/&input=%5B7%5D$/);

  await open(page, '/steps#step=no-such-tool%2Frun&step=json-minify%2Fminify%3Fevil%3D1&input=%5B1%5D');
  await expect(page.getByText('Skipped because unknown: no-such-tool, evil.')).toBeVisible();
  await expect(output(page, 1, 'Minified JSON')).toContainText('[1]');
});

test('a secret is neither in a link nor in storage', async ({ page }) => {
  await open(page, '/steps#step=hmac-generator%2Fauthenticate%3Fkey%3Dsecret&input=text');
  await step(page, 1).getByRole('button', { name: 'Options', exact: true }).click();
  await step(page, 1).getByLabel('Secret key', { exact: true }).fill('my secret');
  await expect(step(page, 1).getByRole('textbox', { name: 'HMAC', exact: true })).not.toHaveText('');
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await page.goto('about:blank');
  await page.goBack();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain('my secret');
  expect(stored).not.toContain('my+secret');
});

test('each line goes through the whole chain separately', { tag: '@main' }, async ({ page }) => {
  await open(
    page,
    '/steps#step=base64-string-converter%2Fdecode&step=case-converter%2Fconvert%3F.goesOn%3Dupper&lines=true&input=YQ%3D%3D%0A*%0AYg%3D%3D',
  );
  const table = page.getByRole('table', { name: 'Results', exact: true });
  await expect(table).toHaveCount(2);
  await expect(page.getByText('3 lines, 1 with errors', { exact: true })).toBeVisible();
  await expect(table.last().locator('tbody').getByRole('row')).toHaveText([/1.*YQ==.*A/, /2.*\*/, /3.*Yg==.*B/]);
  await expect(page.getByRole('button', { name: 'Copy as CSV', exact: true })).toHaveCount(1);
});

test('a random step is generated once until refreshed', async ({ page }) => {
  await open(page, '/steps#step=uuid-generator%2Fgenerate&step=hash-text%2Fdigest');
  const uuids = output(page, 1, 'UUIDs');
  await expect(uuids).toContainText(/[0-9a-f]{8}-/);
  const generated = await uuids.textContent();
  await step(page, 2).getByRole('switch', { name: 'On', exact: true }).click();
  await step(page, 1).getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(output(page, 2, 'UUIDs')).toContainText(/[0-9a-f]{8}-/);
  expect(await uuids.textContent()).toBe(generated);
  await step(page, 1).getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(uuids).not.toHaveText(generated ?? '');
});

for (const width of [360, 768]) {
  test(`nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, chain);
    await expect(output(page, 2, 'Base64 output')).toContainText('eyJhIjoxfQ==');
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('data erased in the settings is gone', async ({ page }) => {
  await open(page, chain);
  await input(page).fill('[7]');
  await expect(output(page, 2, 'Base64 output')).toContainText('Wzdd');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a step', exact: true })).toHaveCount(1);
  await expect(input(page)).not.toContainText('7');
});

test('a screen reader presents the steps as a list of regions', async ({ page }) => {
  await open(page, chain);
  await expect(output(page, 2, 'Base64 output')).toContainText('eyJhIjoxfQ==');
  await expect(page.getByRole('list', { name: 'Steps', exact: true })).toMatchAriaSnapshot(`
    - list "Steps":
      - listitem:
        - 'region "Step 1: JSON minify"':
          - 'heading "Step 1: JSON minify" [level=2]':
            - link "JSON minify"
          - switch "On" [checked]
          - button "Move up" [disabled]
          - button "Move down"
          - button "Duplicate"
          - button "Remove"
          - text: Pass on
          - combobox "Pass on"
          - button "Options"
        - button "Add a step"
      - listitem:
        - 'region "Step 2: Base64 string encoder/decoder"'
        - button "Add a step"
  `);
});
