import type { ValuesOf } from '#core/fields.ts';
import type { DetailedPicture } from '#core/outputs.ts';
import { mapResult } from '#core/result.ts';
import { checkQrColors } from './check-qr-colors.ts';
import { drawQr, type QrLogo, qrWidth } from './draw-qr.ts';
import { encodeQr } from './encode-qr.ts';
import type { QrCode } from './qr-code.ts';
import type { qrOptions } from './qr-options.ts';

export interface QrImage extends Omit<QrCode, 'modules'> {
  /** The number of modules of one side, without the margin. */
  readonly size: number;
  /** The image, with one unit per module. */
  readonly picture: DetailedPicture;
}

interface QrDetails {
  readonly isTransparent?: boolean;
  readonly logo?: QrLogo | undefined;
}

/** Draws the QR code of a text. Errors: those of `checkQrColors` and `encodeQr`. */
export function makeQrImage(text: string, options: ValuesOf<typeof qrOptions>, { isTransparent = false, logo }: QrDetails = {}) {
  const { foreground, background, margin, imageSize } = options;
  const colors = checkQrColors(options);
  if (!colors.ok) return colors;
  const look = { foreground, background: isTransparent ? 'none' : background, margin, logo };
  return mapResult(encodeQr(text, options.errorResistance), ({ modules, ...code }): QrImage => {
    const png = { svg: drawQr(modules, look, { pixels: imageSize }), width: imageSize, height: imageSize };
    return { ...code, size: modules.length, picture: { svg: drawQr(modules, look), units: qrWidth(modules, margin), png } };
  });
}
