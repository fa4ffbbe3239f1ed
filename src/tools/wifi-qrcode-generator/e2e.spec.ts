import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';
import { downloadPng, downloadSvg } from '#test/support/qr-download.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'SSID', exact: true }).fill('Café; "Zur Post"');
  await page.getByLabel('Password', { exact: true }).fill('1234:abcd');
}

test('the saved PNG and SVG are read by another decoder as the encoded text', async ({ page }) => {
  await open(page, '/wifi-qrcode-generator');
  await fillIn(page);
  await expect(row(page, 'Scan test')).toHaveText('Reads back correctly');
  const text = 'WIFI:T:WPA;S:Café\\; \\"Zur Post\\";P:1234\\:abcd;;';
  await expect(page.getByRole('textbox', { name: 'Encoded text' })).toHaveValue(text);
  expect(await downloadPng(page)).toMatchObject({ fileName: 'wifi-qr-code.png', width: 1024, code: { text, level: 'M' } });
  expect(await downloadSvg(page)).toMatchObject({ fileName: 'wifi-qr-code.svg', code: { text } });
});

test('the printed card contains only the name, the code and, on request, the password', async ({ page }) => {
  await open(page, '/wifi-qrcode-generator');
  await page.evaluate(() => Object.assign(window, { print: () => undefined })); // a browser dialog would block the test
  await fillIn(page);
  await page.getByRole('button', { name: 'Print card' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const card = page.locator('.print-sheet');
  await expect(card.getByText('Café; "Zur Post"')).toBeVisible();
  await expect(card.getByText('1234:abcd')).toBeVisible();
  await expect(card.locator('img')).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('switch', { name: 'Password on the card' }).uncheck();
  await page.getByRole('button', { name: 'Print card' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('Café; "Zur Post"')).toBeVisible();
  await expect(card.getByText('1234:abcd')).toBeHidden();
});

test('links and storage contain neither the network nor the password', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/wifi-qrcode-generator');
  await fillIn(page);
  await page.getByRole('switch', { name: 'Hidden SSID' }).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('hidden=true');
  expect(await copied()).not.toMatch(/Post|1234|ssid|password=/);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Zur Post|1234:abcd/);
});
