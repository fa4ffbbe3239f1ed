import { type Color, clampRgb, parse } from 'culori/fn';
import { type ExtendedRgb, toExtendedRgb } from './extended-rgb.ts';
import { parsePrintColor } from './parse-print-color.ts';
import { modernCall, pastedColor } from './pasted-color.ts';

/** The maximum length of a color. The patterns below are not designed for more. */
const LONGEST = 300;

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const VALUE = `(?:none|${NUMBER}(?:%|deg|grad|rad|turn)?)`;
/** The separator of two values. Optional after a percent sign, which ends its token (CSS Syntax 3). */
const GAP = String.raw`(?:\s*,\s*|\s+|(?<=%))`;
const ALPHA = String.raw`(?:\s*/\s*(?<alpha>${VALUE}))?`;
const CALL = new RegExp(
  String.raw`^(?<name>[a-z-]+)\(\s*(?:(?!none)(?<space>[a-z][a-z\d-]*)\s+)?(?<channels>${VALUE}(?:${GAP}${VALUE}){2,4})${ALPHA}\s*\)$`,
);
const BARE_CHANNELS = new RegExp(`^${VALUE}(?:${GAP}${VALUE}){2,3}${ALPHA}$`);

/** A hue and two percentages, as in theme variables. RGB never mixes numbers and percentages. */
const BARE_HSL = new RegExp(`^${NUMBER}(?:deg)?${GAP}${NUMBER}%${GAP}${NUMBER}%${ALPHA}$`);

/**
 * Parses a color in any notation of CSS Color 4 except `currentcolor` and system colors, in upper or lower case, and in notations of code
 * and print: hexadecimal digits without `#`, bare channels of RGB or HSL, `°` for `deg`, `0xAARRGGBB` and `0xRRGGBB`, `hsv()`, `hsb()`,
 * `cmyk()`, `device-cmyk()`, and everything that `pastedColor` accepts. `undefined` for anything else.
 */
export function parseColor(typed: string): ExtendedRgb | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = pastedColor(typed)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?°/g, 'deg');
  const color = parseArgb(text) ?? (/[ (,]/.test(text) ? (parseCall(withFunction(text)) ?? parseLooseCall(text)) : parse(text));
  return color && toExtendedRgb(color);
}

function parseLooseCall(text: string): Color | undefined {
  const modern = modernCall(text);
  return modern === undefined ? undefined : parseCall(modern);
}

function withFunction(text: string): string {
  if (BARE_HSL.test(text)) return `hsl(${text})`;
  return BARE_CHANNELS.test(text) ? `rgb(${text})` : text;
}

function parseArgb(text: string): Color | undefined {
  const digits = /^0x(?<alpha>[\da-f]{2})?(?<rgb>[\da-f]{6})$/.exec(text)?.groups;
  return digits && parse(`#${digits['rgb']}${digits['alpha'] ?? ''}`);
}

/** Parses a function such as `rgb(…)`. Only texts of that form are passed to culori, which throws for some others. */
function parseCall(text: string): Color | undefined {
  const { name = '', space, channels = '', alpha } = CALL.exec(text)?.groups ?? {};
  const values = channels.split(new RegExp(GAP)).filter((value) => value !== '');
  const color = (space === undefined && parsePrintColor(name, values, alpha)) || (name === '' ? undefined : parse(text));
  if (!color) return undefined;
  // CSS Color 4, section 4.4: a missing alpha is displayed as 0, but culori drops it, which means 1.
  const withAlpha = alpha === 'none' ? { ...color, alpha: 0 } : color;
  if (name.startsWith('rgb')) return clampRgb(withAlpha);
  return withAlpha.mode === 'hsl' ? { ...withAlpha, s: Math.max(0, withAlpha.s) } : withAlpha;
}
