import type { Page } from '@playwright/test';
import { expect, open, showAdvancedOptions, test } from '#test/support/fixtures.ts';
import { downloadPng, downloadSvg } from '#test/support/qr-download.ts';
import { readWithZxing } from '#test/support/samples/independent-qr-decoders.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const readsBack = 'Reads back correctly';

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#c00"/></svg>'),
};

test('the saved PNG and SVG with colors, margin and logo are readable by another decoder', { tag: '@main' }, async ({ page }) => {
  await open(page, '/qrcode-generator');
  await text(page).fill(' Grüße\n你好 ');
  await page.getByRole('radio', { name: 'High' }).check();
  await page.getByRole('textbox', { name: 'Foreground color', exact: true }).fill('#036');
  await showAdvancedOptions(page);
  await page.getByRole('textbox', { name: 'Margin' }).fill('6');
  await page.getByRole('textbox', { name: 'Image size' }).fill('777');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await expect(row(page, 'Scan test')).toHaveText(readsBack);
  await expect(page.getByRole('textbox', { name: 'SVG code' })).toHaveValue(/<image /);

  const code = { text: ' Grüße\n你好 ', level: 'H' };
  expect(await downloadPng(page)).toMatchObject({ fileName: 'qr-code.png', width: 777, code });
  expect(await downloadSvg(page)).toMatchObject({ fileName: 'qr-code.svg', code });
  expect((await downloadSvg(page)).svg).toBe(await page.getByRole('textbox', { name: 'SVG code' }).inputValue());
});

test('the PNG can be copied, and a transparent code is read on white', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/qrcode-generator#text=abc');
  await expect(row(page, 'Scan test')).toHaveText(readsBack);
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('Copied!', { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return [...new Uint8Array(await ((await item?.getType('image/png')) ?? new Blob()).arrayBuffer())];
  });
  expect(await readWithZxing(new Blob([Uint8Array.from(copied)]))).toMatchObject({ text: 'abc' });

  await showAdvancedOptions(page);
  await page.getByRole('switch', { name: 'Transparent background' }).check();
  await expect(page.getByRole('textbox', { name: 'SVG code' })).not.toHaveValue(/<rect/);
  await expect(row(page, 'Scan test')).toHaveText(readsBack);
  expect(await downloadSvg(page)).toMatchObject({ svg: expect.not.stringContaining('<rect'), code: { text: 'abc' } });
});

test('a code with too little contrast or too large a logo is reported as unreadable', async ({ page }) => {
  await open(page, '/qrcode-generator#text=abc&foreground=%23ffffff');
  const refused = 'Cannot be read. Increase the contrast or the error resistance, or shrink the logo.';
  await expect(row(page, 'Scan test')).toHaveText(refused);
  await page.getByRole('textbox', { name: 'Foreground color', exact: true }).fill('#000');
  await expect(row(page, 'Scan test')).toHaveText(readsBack);
  await page.getByRole('radio', { name: 'Low' }).check();
  await showAdvancedOptions(page);
  await page.getByRole('textbox', { name: 'Logo size' }).fill('30');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await expect(row(page, 'Scan test')).toHaveText(refused);
});

test('the largest code is shown and verified while typing continues', async ({ page }) => {
  await open(page, '/qrcode-generator#errorResistance=low');
  await text(page).fill('a'.repeat(2953));
  await expect(row(page, 'Version')).toHaveText('40 (177 × 177 modules)');
  await expect(row(page, 'Scan test')).toHaveText(readsBack);
  await text(page).press('End');
  await text(page).pressSequentially('b');
  await expect(page.getByRole('alert')).toHaveText('Too long: 2954 bytes. A QR code with Low error resistance holds 2953.');
  await expect(row(page, 'Version')).toHaveText('');
});
