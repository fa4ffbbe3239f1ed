import { clampRgb, toGamut } from 'culori/fn';
import type { ExtendedRgb } from './extended-rgb.ts';

/** A color, and its nearest equivalent in sRGB. */
export interface ShownColor {
  readonly color: ExtendedRgb;
  /** All channels are between 0 and 1. */
  readonly srgb: ExtendedRgb;
  /** True if sRGB does not contain the color and shows the nearest one. */
  readonly isMapped: boolean;
}

/** A channel this far out of bounds is only clipped, because it results from rounding an sRGB color in another notation. */
const TOLERANCE = 0.002;

/** Maps a color to sRGB: CSS Color 4, section 13.2. An out-of-gamut color loses chroma in OKLCH until sRGB can display it. */
export function showColor(color: ExtendedRgb): ShownColor {
  const isMapped = [color.r, color.g, color.b].some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE);
  const { r, g, b } = clampRgb(isMapped ? toGamut('rgb', 'oklch')(color) : color);
  return { color, srgb: { ...color, r, g, b }, isMapped };
}

const byte = (channel: number): number => Math.round(channel * 255);

/** The red, green, blue, and alpha channels as bytes. */
export const bytesOf = ({ srgb: { r, g, b, alpha } }: ShownColor): readonly [r: number, g: number, b: number, alpha: number] => [
  byte(r),
  byte(g),
  byte(b),
  byte(alpha),
];

const hexDigits = (bytes: readonly number[]): string => bytes.map((each) => each.toString(16).padStart(2, '0')).join('');

/** Formats a color as `#rrggbb`, or `#rrggbbaa` unless it is opaque. */
export function writeHex(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  return `#${hexDigits(alpha === 255 ? [r, g, b] : [r, g, b, alpha])}`;
}

/** Formats a color as `0xAARRGGBB`, like Android and .NET. */
export function writeArgb(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  return `0x${hexDigits([alpha, r, g, b]).toUpperCase()}`;
}
