import { oklch, rgb } from 'culori/css';
import type { Color } from 'culori/fn';

/** An unbounded sRGB color. Channels outside 0 to 1 are colors that sRGB cannot display. */
export interface ExtendedRgb {
  readonly mode: 'rgb';
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** Lower OKLCH chroma is conversion noise. */
const GREY_CHROMA = 0.000_04;

/**
 * Converts any color to sRGB. A missing component is 0, a missing alpha is 1, and a gray is exactly gray. `undefined` if a channel is too
 * large.
 */
export function toExtendedRgb(color: Color): ExtendedRgb | undefined {
  const { r = 0, g = 0, b = 0, alpha = 1 } = rgb(color);
  if (![r, g, b, alpha].every((channel) => Math.abs(channel) < Number.MAX_VALUE ** 0.1)) return undefined;
  const converted: ExtendedRgb = { mode: 'rgb', r, g, b, alpha };
  if (oklch(converted).c >= GREY_CHROMA) return converted;
  const grey = (r + g + b) / 3;
  return { mode: 'rgb', r: grey, g: grey, b: grey, alpha };
}
