import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from '#test/support/fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType, buffer });

async function decode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Base64 or data URI', exact: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('a large file is shown in part, and copied, downloaded and wrapped completely', async ({ page, context }) => {
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

test('restores an encoded file', { tag: '@main' }, async ({ page }) => {
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

test('previews an SVG but not an HTML page, and runs no script of either', async ({ page }) => {
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

test('audio has a player named Preview', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await decode(page, 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=');
  await expect(page.locator('main audio[aria-label="Preview"]')).toBeVisible();
});

// RFC 8216, section 4.3.1.1: Chromium recognizes a playlist by its first line, whatever its type.
test('a playlist is not played, and its addresses are not requested', async ({ page }) => {
  await open(page, '/base64-file-converter');
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttps://evil.example/a.ts\n#EXT-X-ENDLIST\n';
  for (const content of [playlist, `${playlist}\0`]) {
    for (const type of ['audio/mpegurl', 'video/mp4']) {
      await decode(page, `data:${type};base64,${Buffer.from(content).toString('base64')}`);
      await expect(row(page, 'Detected type')).toHaveText(`${type} (from the data URI)`);
      await expect(row(page, 'Decoded size')).toHaveText(`${content.length} bytes`);
      await expect(page.locator('main').locator('audio, video')).toHaveCount(0);
    }
  }
});

// Chromium's viewer opens this dialog as soon as it displays the file: ISO 32000-1, section 12.6.4.16.
const pdf = (title: string): string =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("${title}"\\))>>>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n',
  ).toString('base64');

const linkTo = (title: string): string => `#base64=${encodeURIComponent(`data:application/pdf;base64,${pdf(title)}`)}`;

test('a PDF is shown only after a click, for each new input', async ({ page, faults }) => {
  faults.allow(/chrome(?:-extension)?:\/\//); // Chromium's viewer of PDFs
  // Without a viewer, the page would not offer the preview at all.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const frame = page.locator('main iframe');
  const show = page.getByRole('button', { name: 'Show the PDF' });

  await open(page, `/base64-file-converter${linkTo('link')}`);
  await expect(row(page, 'Detected type')).toHaveText('application/pdf (from the data URI)');
  await expect(page.getByText('A PDF can run its own scripts.')).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(dialogs).toEqual([]);

  await show.click();
  await expect(frame).toHaveAttribute('title', 'Preview');
  await expect(frame).toBeFocused();
  await expect(show).toHaveCount(0);

  // Chromium's viewer takes the focus again after loading, even from a field in use.
  await expect(async () => {
    await decode(page, pdf('typed'));
    await expect(row(page, 'Detected type')).toHaveText('application/pdf (from the content)');
  }).toPass();
  await expect(show).toBeVisible();
  await expect(frame).toHaveCount(0);

  await show.click();
  await expect(frame).toHaveCount(1);
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, linkTo('another link'));
  await expect(show).toBeVisible();
  await expect(frame).toHaveCount(0);
});
