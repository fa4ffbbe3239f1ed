import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { checkQrColors } from '#domains/qr/check-qr-colors.ts';
import { makeQrImage } from '#domains/qr/make-qr-image.ts';
import { scanQr } from '#domains/qr/scan-qr.ts';
import type { declaration } from './declare.ts';
import { LONGEST_SIDE } from './longest-side.ts';
import { readLogo } from './read-logo.ts';

/** Draws a QR code with an optional logo in the center. Returns `null` without a text. Errors: those of `readLogo` and `makeQrImage`. */
export async function draw({ text, logo, transparentBackground, logoSize, ...look }: Given<typeof declaration, 'draw'>) {
  const source = logo && (await readLogo(logo));
  if (source && !source.ok) return source;
  if (text === '') return ok(null);
  return makeQrImage(text, look, {
    isTransparent: transparentBackground,
    logo: source ? { source: source.value, percent: logoSize } : undefined,
  });
}

/** A transparent background is treated as white. */
const scan = ({ pixels, text, foreground, background, transparentBackground }: Given<typeof declaration, 'scan'>) =>
  scanQr(pixels, { text, foreground, background: transparentBackground ? '#ffffff' : background });

/** Reads the text of a QR code in a picture. Returns `null` if there is no code. */
async function read({ picture }: Given<typeof declaration, 'read'>, { readPixels }: Pick<DataContext, 'readPixels'>) {
  const pixels = picture ? await readPixels?.(picture, LONGEST_SIDE) : undefined;
  if (!pixels) return ok(null);
  const { readQrIn } = await import('#domains/qr/read-qr.ts');
  return ok(readQrIn(pixels) ?? null);
}

export const run = { draw, checkColors: checkQrColors, scan, read } satisfies Runs<typeof declaration>;
