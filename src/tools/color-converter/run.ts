import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { nameColor } from './color-name.ts';
import { contrastOf, readableOn, writeContrast } from './contrast.ts';
import type { declaration } from './declare.ts';
import type { ExtendedRgb } from './extended-rgb.ts';
import { parseColor } from './parse-color.ts';
import { type ShownColor, showColor, writeArgb, writeHex } from './shown-color.ts';
import * as write from './write-notations.ts';

/** The maximum number of extra decimal places. A color close to the boundary between two 8-bit colors may need some. */
const MOST_EXTRA = 8;

/**
 * Adds decimal places until the notation parses to the same 8-bit color. Right at the boundary between two colors, rounding errors of
 * another color space may prevent that. Then the 8-bit color itself is written.
 */
function writeStable(shown: ShownColor, spell: (shown: ShownColor, extra: number) => string): string {
  const hex = writeHex(shown);
  const rounded = parseColor(hex);
  for (const candidate of rounded ? [shown, showColor(rounded)] : [shown]) {
    for (let extra = 0; extra < MOST_EXTRA; extra += 1) {
      const spelling = spell(candidate, extra);
      const reread = parseColor(spelling);
      if (reread && writeHex(showColor(reread)) === hex) return spelling;
    }
  }
  return spell(shown, MOST_EXTRA);
}

/** Returns `null` for white space. */
function readColor(typed: string): Result<ExtendedRgb | null, 'notAColor'> {
  if (typed.trim() === '') return ok(null);
  const color = parseColor(typed);
  return color ? ok(color) : fail('notAColor', /^\s*#[\da-f]{0,2}\s*$/i.test(typed) ? { isIncomplete: true } : {});
}

/** Writes the color in every notation. Those of sRGB contain the nearest sRGB color. */
function writeAll(color: ExtendedRgb, syntax: keyof typeof write.writeRgb) {
  const shown = showColor(color);
  const [onWhite, onBlack] = [contrastOf(shown, 'white'), contrastOf(shown, 'black')];
  const stable = (spell: Parameters<typeof writeStable>[1]) => writeStable(shown, spell);
  return {
    name: nameColor(shown),
    hex: writeHex(shown),
    rgb: stable(write.writeRgb[syntax]),
    hsl: stable(write.writeHsl[syntax]),
    hwb: stable(write.writeHwb),
    hsv: stable(write.writeHsv),
    cmyk: stable(write.writeCmyk),
    lab: stable(write.writeLab),
    lch: stable(write.writeLch),
    oklab: stable(write.writeOklab),
    oklch: stable(write.writeOklch),
    displayP3: stable(write.writeDisplayP3),
    xyz: stable(write.writeXyz),
    linearSrgb: stable(write.writeLinearSrgb),
    argb: writeArgb(shown),
    onWhite: writeContrast(onWhite),
    onBlack: writeContrast(onBlack),
    contrast: readableOn(onWhite, onBlack),
    ownOpacity: String(Math.round(color.alpha * 100)),
    notices: shown.isMapped ? [{ code: 'outsideSrgb' }] : [],
  };
}

export const convert = ({ color, commaSyntax }: Given<typeof declaration, 'convert'>) =>
  mapResult(readColor(color), (read) => read && writeAll(read, commaSyntax ? 'withCommas' : 'modern'));

/** Sets the opacity of a color, in percent, and writes it in hexadecimal. */
export const fade = ({ color, opacity }: Given<typeof declaration, 'fade'>) =>
  mapResult(readColor(color), (read) => read && writeHex(showColor({ ...read, alpha: opacity / 100 })));

export const run = { convert, fade } satisfies Runs<typeof declaration>;
