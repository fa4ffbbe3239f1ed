import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readWithZxing } from './samples/independent-qr-decoders.ts';

/** The file that a button saves, and its suggested name. */
async function download(page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const saved = await waiting;
  return { fileName: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** A downloaded PNG: its size, and the content that ZXing reads from it. */
export async function downloadPng(page: Page) {
  const { fileName, bytes } = await download(page, 'Download PNG');
  // PNG, third edition, section 11.2.1: the width is in the first chunk.
  return { fileName, width: bytes.readUInt32BE(16), code: await readWithZxing(new Blob([bytes])) };
}

/** A downloaded SVG, and the content that ZXing reads from it after the browser has drawn it on white. */
export async function downloadSvg(page: Page) {
  const { fileName, bytes } = await download(page, 'Download SVG');
  const svg = bytes.toString();
  const png = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 600, 600);
    context.drawImage(image, 0, 0, 600, 600);
    return canvas.toDataURL().replace(/^[^,]*,/, '');
  }, svg);
  return { fileName, svg, code: await readWithZxing(new Blob([Buffer.from(png, 'base64')])) };
}
