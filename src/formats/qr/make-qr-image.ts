import type { ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { isHexColor, parseHexColor } from '../hex-color.ts';
import { composeOver, relativeLuminance } from '../relative-luminance.ts';
import { drawQr, type QrLogo, qrWidth } from './draw-qr.ts';
import { encodeQr } from './encode-qr.ts';
import type { QrCode } from './qr-code.ts';
import type { qrOptions } from './qr-options.ts';

type QrOptions = ValuesOf<typeof qrOptions>;

export interface QrImage extends Omit<QrCode, 'modules'> {
  readonly text: string;
  /** Modules of one side, without the margin. */
  readonly size: number;
  readonly svg: string;
  /** The SVG that the PNG is drawn from. */
  readonly pngSvg: string;
  /** Many scanners refuse a code that is lighter than its ground. */
  readonly isDarkOnLight: boolean;
  /** So many pixels wide its scan is tested. */
  readonly scanPixels: number;
}

const PIXELS_PER_MODULE = 4;

interface QrDetails {
  readonly isTransparent?: boolean;
  readonly logo?: QrLogo | undefined;
}

/** Errors: `foregroundNotAColor` and `backgroundNotAColor`, about the option of that color. */
export function checkQrColors({ foreground, background }: Pick<QrOptions, 'foreground' | 'background'>) {
  if (!isHexColor(foreground)) return fail('foregroundNotAColor', { field: 'foreground' });
  if (!isHexColor(background)) return fail('backgroundNotAColor', { field: 'background' });
  return ok(null);
}

/** The QR code of a text, drawn. Errors: those of `checkQrColors` and `encodeQr`. */
export function makeQrImage(text: string, options: QrOptions, { isTransparent = false, logo }: QrDetails = {}) {
  const colors = checkQrColors(options);
  if (!colors.ok) return colors;
  const encoded = encodeQr(text, options.errorResistance);
  if (!encoded.ok) return encoded;
  const { modules, ...code } = encoded.value;
  const look = { foreground: options.foreground, background: isTransparent ? 'none' : options.background, margin: options.margin, logo };
  return ok<QrImage>({
    ...code,
    text,
    size: modules.length,
    svg: drawQr(modules, look),
    pngSvg: drawQr(modules, look, { pixels: options.imageSize }),
    isDarkOnLight: isDarker(options.foreground, isTransparent ? '#ffffff' : options.background),
    scanPixels: qrWidth(modules, options.margin) * PIXELS_PER_MODULE,
  });
}

const WHITE = { red: 1, green: 1, blue: 1, alpha: 1 };

/** Whether a color is darker than the one it lies on, which lies on white. */
function isDarker(foreground: string, background: string): boolean {
  const ground = composeOver(parseHexColor(background) ?? WHITE, WHITE);
  return relativeLuminance(composeOver(parseHexColor(foreground) ?? WHITE, ground)) < relativeLuminance(ground);
}
