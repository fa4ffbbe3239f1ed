import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { makeQrImage, type QrImage } from '#formats/qr/make-qr-image.ts';
import { qrScan } from '#formats/qr/qr-scan.ts';
import { inputs, options } from './fields.ts';
import { readLogo } from './read-logo.ts';

/** The QR code of the text with the logo in the middle; `null` without a text. Errors: those of `readLogo` and `makeQrImage`. */
export async function drawCode(
  { text, logo }: ValuesOf<typeof inputs>,
  { transparentBackground, logoSize, ...look }: ValuesOf<typeof options>,
) {
  const source = logo && (await readLogo(logo));
  if (source && !source.ok) return source;
  if (text === '') return ok<QrImage | null>(null);
  return makeQrImage(text, look, {
    isTransparent: transparentBackground,
    logo: source ? { source: source.value, percent: logoSize } : undefined,
  });
}

export const operations = {
  draw: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: drawCode }),
  scan: defineOperation({ ...qrScan, thread: 'worker' }),
};
