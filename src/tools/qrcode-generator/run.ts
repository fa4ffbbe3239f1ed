import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { checkQrColors } from '#subjects/qr/check-qr-colors.ts';
import { makeQrImage } from '#subjects/qr/make-qr-image.ts';
import { scanQr } from '#subjects/qr/scan-qr.ts';
import type { declaration } from './declare.ts';
import { readLogo } from './read-logo.ts';

/** The QR code of the text with the logo in the middle; `null` without a text. Errors: those of `readLogo` and `makeQrImage`. */
export async function draw({ text, logo, transparentBackground, logoSize, ...look }: Given<typeof declaration, 'draw'>) {
  const source = logo && (await readLogo(logo));
  if (source && !source.ok) return source;
  if (text === '') return ok(null);
  return makeQrImage(text, look, {
    isTransparent: transparentBackground,
    logo: source ? { source: source.value, percent: logoSize } : undefined,
  });
}

/** A transparent background counts as white. */
const scan = ({ pixels, text, foreground, background, transparentBackground }: Given<typeof declaration, 'scan'>) =>
  scanQr(pixels, { text, foreground, background: transparentBackground ? '#ffffff' : background });

export const run = { draw, checkColors: checkQrColors, scan } satisfies Runs<typeof declaration>;
