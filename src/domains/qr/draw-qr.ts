import type { QrModules } from './qr-code.ts';

/** The appearance of a QR code. Colors are values of the SVG attribute `fill`. */
export interface QrLook {
  readonly foreground: string;
  /** `none` for a transparent background. */
  readonly background: string;
  /** The margin in modules. ISO/IEC 18004 requires 4. */
  readonly margin: number;
  readonly logo?: QrLogo | undefined;
}

/** An image in the middle of the code, on a square of the background color. */
export interface QrLogo {
  /** A data URI. */
  readonly source: string;
  /** The width as a percentage of the code's width without its margin. */
  readonly percent: number;
}

/** The side of a square image in pixels. */
export interface PixelSize {
  readonly pixels: number;
}

/** The width of the code with its margin, in modules. */
export const qrWidth = (modules: QrModules, margin: number): number => modules.length + 2 * margin;

/**
 * Draws a QR code as SVG with one user unit per module. With a size in pixels, each module is a whole number of pixels, if there are
 * enough, and the remaining width is added to the margin.
 */
export function drawQr(modules: QrModules, { foreground, background, margin, logo }: QrLook, size?: PixelSize): string {
  const { start, side } = frameOf(qrWidth(modules, margin), size);
  const box = logo && logoBox(modules.length, logo.percent);
  const pixels = size ? ` width="${size.pixels}" height="${size.pixels}"` : '';
  const origin = start === 0 ? '' : `x="${start}" y="${start}" `;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"${pixels}>`,
    ...(background === 'none' ? [] : [`  <rect ${origin}width="${side}" height="${side}" fill="${background}"/>`]),
    `  <path d="${darkPath(modules, margin, box)}" fill="${foreground}" shape-rendering="crispEdges"/>`,
    ...(logo && box ? [drawLogo(logo.source, box, margin)] : []),
    '</svg>',
  ];
  return lines.join('\n');
}

/** The visible square of the image, in modules. */
function frameOf(width: number, size: PixelSize | undefined): { readonly start: number; readonly side: number } {
  const perModule = size ? Math.floor(size.pixels / width) : 0;
  if (!size || perModule === 0) return { start: 0, side: width };
  const rest = size.pixels - width * perModule;
  return { start: rest === 0 ? 0 : -Math.floor(rest / 2) / perModule, side: size.pixels / perModule };
}

/** A square in the middle, in modules of the code without its margin. */
interface Box {
  readonly from: number;
  readonly side: number;
}

function logoBox(width: number, percent: number): Box {
  const side = (width * percent) / 100;
  return { from: (width - side) / 2, side };
}

const drawLogo = (source: string, { from, side }: Box, margin: number): string =>
  `  <image x="${from + margin}" y="${from + margin}" width="${side}" height="${side}" href="${source}"/>`;

/**
 * A path with one rectangle for each run of dark modules in a row. Omits modules that the logo touches, because the logo is on the
 * background color.
 */
function darkPath(modules: QrModules, margin: number, box: Box | undefined): string {
  const isUnderLogo = (at: number): boolean => box !== undefined && at + 1 > box.from && at < box.from + box.side;
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    let from: number | undefined;
    for (let x = 0; x <= row.length; x++) {
      const isDark = row[x] === true && !(isUnderLogo(x) && isUnderLogo(y));
      if (isDark) from ??= x;
      else if (from !== undefined) {
        runs.push(`M${from + margin} ${y + margin}h${x - from}v1h${from - x}z`);
        from = undefined;
      }
    }
  }
  return runs.join('');
}
