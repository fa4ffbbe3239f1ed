import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../test/browser/fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType, buffer });

async function decode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Base64 or data URI', exact: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('of a large file the beginning is shown, and all of it is copied, downloaded and wrapped', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/base64-file-converter');
  const bytes = Buffer.from(Array.from({ length: 90_001 }, (_, index) => index % 251));
  await choose(page, 'large.bin', 'image/png', bytes);
  const whole = `data:image/png;base64,${bytes.toString('base64')}`;
  const output = page.getByRole('textbox', { name: 'Base64 output' });
  await expect(output).toHaveValue(whole.slice(0, 100_000));
  await expect(page.getByText('Only the first 100,000 of 120,026 characters are shown.')).toBeVisible();
  await expect(row(page, 'Source size')).toHaveText('90,001 bytes (90 kB)');
  await expect(row(page, 'Base64 length')).toHaveText('120,004 characters');

  await page.getByRole('button', { name: 'Copy Base64 output' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  await page.getByRole('combobox', { name: 'Output format' }).selectOption('HTML image');
  await expect(output).toHaveValue(/^<img src="data:image\/png;base64,/);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Base64 output' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('large.bin.html');
  expect(await readFile(await download.path(), 'utf8')).toBe(`<img src="${whole}">`);
});

test('a file is given back as it was', async ({ page }) => {
  await open(page, '/base64-file-converter');
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  await decode(page, bytes.toString('base64'));
  await page.getByRole('textbox', { name: 'Extension' }).fill('dat');
  await expect(row(page, 'Download name')).toHaveText('file.dat');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download decoded file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('file.dat');
  expect(await readFile(await download.path())).toEqual(bytes);
});

test('an SVG is shown, a page is not, and neither runs a script', async ({ page }) => {
  await open(page, '/base64-file-converter');
  const preview = page.getByRole('img', { name: 'Preview' });
  const attack = '<script>top.document.title = "run"</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="top.document.title = 'run'">${attack}</svg>`;
  await decode(page, Buffer.from(svg).toString('base64'));
  await expect(row(page, 'Detected type')).toHaveText('image/svg+xml (from the content)');
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(20);

  await decode(page, `data:text/html;base64,${Buffer.from(attack).toString('base64')}`);
  await expect(row(page, 'Download name')).toHaveText('file.html');
  await expect(preview).toHaveCount(0);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(page).toHaveTitle('Base64 file converter - IT Tools');
});

test('a sound and a document each have their own element named Preview', async ({ page, faults }) => {
  faults.allow(/chrome(?:-extension)?:\/\//); // Chromium's viewer of PDFs
  await open(page, '/base64-file-converter');
  await decode(page, 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=');
  await expect(page.locator('main audio[aria-label="Preview"]')).toBeVisible();
  await decode(page, 'JVBERi0xLjQK');
  await expect(row(page, 'Detected type')).toHaveText('application/pdf (from the content)');
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  await expect(page.locator('main iframe[title="Preview"]')).toHaveCount(hasViewer ? 1 : 0);
});
