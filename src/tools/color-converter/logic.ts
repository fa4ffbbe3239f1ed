import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { nameColor } from './color-name.ts';
import { writeContrast } from './contrast.ts';
import { inputs, options } from './fields.ts';
import { parseColor } from './parse-color.ts';
import { type ShownColor, showColor, writeArgb, writeHex } from './shown-color.ts';
import * as write from './write-notations.ts';

/** In the order in which they are shown. */
export const notations = [
  'name',
  'hex',
  'rgb',
  'hsl',
  'hwb',
  'hsv',
  'cmyk',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'displayP3',
  'xyz',
  'linearSrgb',
  'argb',
  'onWhite',
  'onBlack',
] as const;

export interface ConvertedColor {
  readonly rows: Readonly<Record<(typeof notations)[number], string>>;
  /** `#rrggbb`: where a picker starts. */
  readonly opaqueHex: string;
  /** Whole percent. */
  readonly opacity: number;
  /** The color is outside sRGB: the rows of sRGB are about the nearest one in it. */
  readonly isMapped: boolean;
}

/** More decimal places than a notation has anyway; a color on the very edge between two of 8 bits may need some. */
const MOST_EXTRA = 8;

/**
 * The first of ever more exact spellings that is read as the same color of 8 bits. On the very edge between two such colors the way there
 * and back through another space may err by more than is left: then the color of 8 bits itself is spelled.
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

/** The color in every notation; `undefined` for white space. Refused: `notAColor`. */
export function convertColor(
  { color: typed }: Pick<ValuesOf<typeof inputs>, 'color'>,
  { commaSyntax }: ValuesOf<typeof options>,
): Result<ConvertedColor | undefined, 'notAColor'> {
  if (typed.trim() === '') return ok(undefined);
  const color = parseColor(typed);
  if (!color) return fail('notAColor');
  const shown = showColor(color);
  const stable = (spell: Parameters<typeof writeStable>[1]) => writeStable(shown, spell);
  const syntax = commaSyntax ? 'withCommas' : 'modern';
  return ok({
    rows: {
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
      onWhite: writeContrast(shown, 'white'),
      onBlack: writeContrast(shown, 'black'),
    },
    opaqueHex: writeHex({ ...shown, srgb: { ...shown.srgb, alpha: 1 } }),
    opacity: Math.round(color.alpha * 100),
    isMapped: shown.isMapped,
  });
}

/** The color `#rrggbb` as hexadecimal, `opacity` percent opaque. */
export function writeWithOpacity(opaqueHex: string, opacity: number): string {
  const color = parseColor(opaqueHex);
  return color ? writeHex(showColor({ ...color, alpha: opacity / 100 })) : opaqueHex;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'color', thread: 'main', run: (given, wish) => convertColor(given, wish) }),
};
