import { clampRgb, toGamut } from 'culori/fn';
import type { ExtendedRgb } from './extended-rgb.ts';

/** A color, and what sRGB shows of it. */
export interface ShownColor {
  readonly color: ExtendedRgb;
  /** All channels from 0 to 1. */
  readonly srgb: ExtendedRgb;
  /** sRGB does not have the color: it shows the nearest. */
  readonly isMapped: boolean;
}

/** So far out of bounds a channel is only clipped: it is the rounding of a color of sRGB in another notation. */
const TOLERANCE = 0.002;

/** CSS Color 4, section 13.2: a color out of the gamut loses chroma in OKLCH until sRGB can show it. */
export function showColor(color: ExtendedRgb): ShownColor {
  const isMapped = [color.r, color.g, color.b].some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE);
  const { r, g, b } = clampRgb(isMapped ? toGamut('rgb', 'oklch')(color) : color);
  return { color, srgb: { ...color, r, g, b }, isMapped };
}

const byte = (channel: number): number => Math.round(channel * 255);

/** The bytes of red, green, blue and alpha. */
export const bytesOf = ({ srgb: { r, g, b, alpha } }: ShownColor): readonly [r: number, g: number, b: number, alpha: number] => [
  byte(r),
  byte(g),
  byte(b),
  byte(alpha),
];

const hexDigits = (bytes: readonly number[]): string => bytes.map((each) => each.toString(16).padStart(2, '0')).join('');

/** `#rrggbb`, and `#rrggbbaa` unless it is opaque. */
export function writeHex(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  return `#${hexDigits(alpha === 255 ? [r, g, b] : [r, g, b, alpha])}`;
}

/** `0xAARRGGBB`, as Android and .NET write colors. */
export function writeArgb(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  return `0x${hexDigits([alpha, r, g, b]).toUpperCase()}`;
}
