import { oklch, rgb } from 'culori/css';
import type { Color } from 'culori/fn';

/** A color in sRGB without bounds: outside 0 to 1 lie the colors that sRGB cannot show. */
export interface ExtendedRgb {
  readonly mode: 'rgb';
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** Less OKLCH chroma is the noise of a conversion. */
const GREY_CHROMA = 0.000_04;

/** Any color as one in sRGB; a missing component is 0, a missing alpha 1, a grey exactly grey. `undefined` when it is beyond all numbers. */
export function toExtendedRgb(color: Color): ExtendedRgb | undefined {
  const { r = 0, g = 0, b = 0, alpha = 1 } = rgb(color);
  if (![r, g, b, alpha].every((channel) => Math.abs(channel) < Number.MAX_VALUE ** 0.1)) return undefined;
  const converted: ExtendedRgb = { mode: 'rgb', r, g, b, alpha };
  if (oklch(converted).c >= GREY_CHROMA) return converted;
  const grey = (r + g + b) / 3;
  return { mode: 'rgb', r: grey, g: grey, b: grey, alpha };
}
