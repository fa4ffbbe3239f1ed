// Renders the pixel images of the logo from public/favicon.svg. Run it by hand when the logo changes; the images are committed.
//   node scripts/setup/draw-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../browsers/chromium.ts';

const mark = readFileSync('public/favicon.svg', 'utf8').trim();
// Systems that crop icons to their own shape need color up to the edge, and for a mask the drawing within the inner 80 %.
const toTheEdge = mark.replace(' rx="14"', '');
const maskable = toTheEdge.replace('<path ', '<path transform="translate(32 32) scale(.72) translate(-32 -32)" ');

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });

async function draw(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

/** An .ico file with PNG images: a header of 6 bytes, 16 bytes for each image, then the images. */
function icoOf(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

writeFileSync('public/icon-192.png', await draw(mark, 192));
writeFileSync('public/icon-512.png', await draw(mark, 512));
writeFileSync('public/icon-maskable-512.png', await draw(maskable, 512));
writeFileSync('public/apple-touch-icon.png', await draw(toTheEdge, 180));
writeFileSync('public/favicon.ico', icoOf(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(mark, size) })))));
await browser.close();
