import { hsl, hsv, hwb, lab, lch, lrgb, oklab, oklch, p3, xyz65 } from 'culori/css';
import { bytesOf, type ShownColor } from './shown-color.ts';

/** Decimal places beyond those of the notation: more than 0 if a rounded value would be another 8-bit color. */
type Extra = number;

type Write = (shown: ShownColor, extra: Extra) => string;

/** Rounds a number and drops trailing zeros; never returns `-0`. */
const rounded = (value: number, places: number): string => String(Number(value.toFixed(places)) + 0);

const percent = (share: number, places: number): string => `${rounded(share * 100, places)}%`;

/** Formats a hue. A gray has no hue and gets 0. A hue that rounds to a full turn also becomes 0. */
const degrees = (hue: number | undefined, places: number): string => rounded(Number((hue ?? 0).toFixed(places)) % 360, places);

const alphaOf = ({ color: { alpha } }: ShownColor, extra: Extra): string | undefined =>
  alpha === 1 ? undefined : rounded(alpha, 3 + extra);

/** Formats a function as `name(a b c / alpha)`, the syntax of CSS Color 4. */
function modern(name: string, channels: readonly string[], alpha: string | undefined): string {
  return `${name}(${channels.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** Formats a function as `name(a, b, c)` or `namea(a, b, c, alpha)`, for browsers before 2018. */
function withCommas(name: string, channels: readonly string[], alpha: string | undefined): string {
  return alpha === undefined ? `${name}(${channels.join(', ')})` : `${name}a(${[...channels, alpha].join(', ')})`;
}

const rgbWith =
  (write: typeof modern): Write =>
  (shown, extra) =>
    write('rgb', bytesOf(shown).slice(0, 3).map(String), alphaOf(shown, extra));

const hslWith =
  (write: typeof modern): Write =>
  (shown, extra) => {
    const { h, s, l } = hsl(shown.srgb);
    return write('hsl', [degrees(h, 2 + extra), percent(s, 2 + extra), percent(l, 2 + extra)], alphaOf(shown, extra));
  };

export const writeRgb = { modern: rgbWith(modern), withCommas: rgbWith(withCommas) };

export const writeHsl = { modern: hslWith(modern), withCommas: hslWith(withCommas) };

export const writeHwb: Write = (shown, extra) => {
  const { h, w, b } = hwb(shown.srgb);
  return modern('hwb', [degrees(h, 2 + extra), percent(w, 2 + extra), percent(b, 2 + extra)], alphaOf(shown, extra));
};

export const writeHsv: Write = (shown, extra) => {
  const { h, s, v } = hsv(shown.srgb);
  return modern('hsv', [degrees(h, 2 + extra), percent(s, 2 + extra), percent(v, 2 + extra)], alphaOf(shown, extra));
};

/** Converts to CMYK without a printer profile: the inverse of the naive conversion of CSS Color 5, section 8.2. */
export const writeCmyk: Write = (shown, extra) => {
  const { r, g, b } = shown.srgb;
  const light = Math.max(r, g, b);
  const inks = [r, g, b].map((channel) => (light === 0 ? 0 : 1 - channel / light));
  return modern(
    'device-cmyk',
    [...inks, 1 - light].map((ink) => percent(ink, 2 + extra)),
    alphaOf(shown, extra),
  );
};

export const writeLab: Write = (shown, extra) => {
  const { l, a, b } = lab(shown.color);
  return modern('lab', [`${rounded(l, 3 + extra)}%`, rounded(a, 3 + extra), rounded(b, 3 + extra)], alphaOf(shown, extra));
};

export const writeLch: Write = (shown, extra) => {
  const { l, c, h } = lch(shown.color);
  return modern('lch', [`${rounded(l, 3 + extra)}%`, rounded(c, 3 + extra), degrees(h, 2 + extra)], alphaOf(shown, extra));
};

export const writeOklab: Write = (shown, extra) => {
  const { l, a, b } = oklab(shown.color);
  return modern('oklab', [percent(l, 3 + extra), rounded(a, 5 + extra), rounded(b, 5 + extra)], alphaOf(shown, extra));
};

export const writeOklch: Write = (shown, extra) => {
  const { l, c, h } = oklch(shown.color);
  return modern('oklch', [percent(l, 3 + extra), rounded(c, 5 + extra), degrees(h, 2 + extra)], alphaOf(shown, extra));
};

const writeSpace = (space: string, channels: readonly number[], shown: ShownColor, extra: Extra): string =>
  modern('color', [space, ...channels.map((channel) => rounded(channel, 5 + extra))], alphaOf(shown, extra));

export const writeDisplayP3: Write = (shown, extra) => {
  const { r, g, b } = p3(shown.color);
  return writeSpace('display-p3', [r, g, b], shown, extra);
};

export const writeXyz: Write = (shown, extra) => {
  const { x, y, z } = xyz65(shown.color);
  return writeSpace('xyz-d65', [x, y, z], shown, extra);
};

export const writeLinearSrgb: Write = (shown, extra) => {
  const { r, g, b } = lrgb(shown.color);
  return writeSpace('srgb-linear', [r, g, b], shown, extra);
};
