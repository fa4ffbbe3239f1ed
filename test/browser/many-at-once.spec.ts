import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';

const addresses = '192.168.1.1\n10.0.0.10\n\nnonsense\n10.0.0.9';

test('each line is processed separately, and the table can be filtered, sorted and narrowed, and survives a reload', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/ipv4-address-converter');
  await page.getByLabel('IPv4 address', { exact: true }).fill('192.168.1.1');
  const toggle = page.getByRole('button', { name: 'Many at once', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const editor = page.getByRole('textbox', { name: 'IPv4 address, one per line', exact: true });
  await expect(editor).toContainText('192.168.1.1'); // the value of the input before
  await editor.fill(addresses);
  const table = page.getByRole('table', { name: 'Results', exact: true });
  const rows = table.locator('tbody').getByRole('row');
  await expect(page.getByText('4 lines, 1 with errors', { exact: true })).toBeVisible();
  await expect(rows.first()).toContainText('3232235777');
  await expect(table.getByRole('columnheader', { name: 'Error', exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await table.getByRole('columnheader', { name: 'IPv4 address', exact: true }).click();
  await expect(table.locator('tbody th')).toHaveText(['5', '2', '1', '4']);
  const show = page.getByRole('combobox', { name: 'Show', exact: true });
  await show.selectOption('Only errors');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('nonsense');
  await show.selectOption('No errors');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Binary', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rows.first()).toContainText('3232235777');
  await expect(table.getByRole('columnheader', { name: 'Hexadecimal', exact: true })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Binary', exact: true })).toHaveCount(0);
});

test('a line can be opened in the tool, and Back returns to the table', { tag: '@main' }, async ({ page }) => {
  await open(page, '/ipv4-address-converter#lines=true');
  const editor = page.getByRole('textbox', { name: 'IPv4 address, one per line', exact: true });
  await editor.fill(addresses);
  await page.getByRole('button', { name: 'Open line 5 in the tool', exact: true }).press('Enter');
  await expect(page.getByLabel('IPv4 address', { exact: true })).toHaveValue('10.0.0.9');
  await page.goBack();
  await expect(editor).toContainText('nonsense');
  await expect(page.getByText('4 lines, 1 with errors', { exact: true })).toBeVisible();
});

test('results of lines can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, '/base64-string-converter#lines=true');
  const operation = page.getByRole('combobox', { name: 'Operation', exact: true });
  await operation.selectOption('Decoded text');
  await page.getByRole('textbox', { name: 'Base64 to decode, one per line', exact: true }).fill('SGVsbG8=\nPTErMQ==\n*');
  await expect(page.getByText('3 lines, 1 with errors', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  for (const name of [/^Base64/, /bytes/i, 'Error']) await page.getByRole('menuitemcheckbox', { name }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy as CSV', exact: true }).click();
  await expect.poll(copied).toBe("Line,Decoded text\r\n1,Hello\r\n2,'=1+1\r\n3,\r\n");
  await page.getByRole('switch', { name: 'Safe for spreadsheets', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as Markdown', exact: true }).click();
  await expect.poll(copied).toBe('| Line | Decoded text |\n| --- | --- |\n| 1 | Hello |\n| 2 | =1+1 |\n| 3 |  |');
  await page.getByRole('button', { name: 'Column menu: Decoded text', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy column', exact: true }).click();
  await expect.poll(copied).toBe('Hello\n=1+1\n');
});

test('a link without `lines` opens single-input mode even if many-at-once was saved, and nothing scrolls sideways on a phone', {
  tag: '@main',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/slugify-string');
  await page.getByRole('button', { name: 'Many at once', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Your string to slugify, one per line', exact: true });
  await editor.fill('A b\nC d');
  await expect(page.getByText('2 lines, 0 with errors', { exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsOn(page)).toEqual([]);
  await page.goto('/slugify-string#separator=dot');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Many at once', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(editor).toHaveCount(0);
});

test('a column of an opened table file can be selected, and its header is shown above the results', async ({ page }) => {
  await open(page, '/ipv4-address-converter#lines=true');
  const editor = page.getByRole('textbox', { name: 'IPv4 address, one per line', exact: true });
  await expect(editor).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Open a file/ }).click();
  await (await chooser).setFiles({
    name: 'hosts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name;host\n"a;b";10.0.0.1\nc;nonsense\n'),
  });
  await page.getByRole('combobox', { name: 'Column', exact: true }).selectOption('host');
  await expect(page.getByText('2 lines, 1 with errors', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'host', exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'First line is a header', exact: true }).click();
  await expect(page.getByText('3 lines, 2 with errors', { exact: true })).toBeVisible();
});
