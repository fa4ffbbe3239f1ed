import { wcagContrast } from 'culori/fn';
import { bytesOf, type ShownColor } from './shown-color.ts';

/** WCAG 2.2, success criterion 1.4.3: the minimum contrast for text, and for large text (at least 18 points, or 14 in bold). */
const READABLE = 4.5;
const READABLE_IF_LARGE = 3;

/**
 * The contrast ratio of WCAG 2 between the color, as if opaque, and white or black. Truncated to two decimals, because 4.499:1 does not
 * satisfy a minimum of 4.5:1.
 */
export function contrastOf(shown: ShownColor, ground: 'white' | 'black'): number {
  const [r, g, b] = bytesOf(shown);
  const ratio = wcagContrast({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }, ground);
  // A ratio such as 21 may be computed as 20.999999999999996.
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

export const writeContrast = (ratio: number): string => `${ratio.toFixed(2)}:1`;

/**
 * Where text in the color is readable. It always is on white or black: the product of the two ratios is 21, so the larger is at least 4.58.
 */
export function readableOn(onWhite: number, onBlack: number): 'both' | 'white' | 'black' | 'blackIfLarge' | 'whiteIfLarge' {
  if (Math.min(onWhite, onBlack) >= READABLE) return 'both';
  if (onWhite >= READABLE) return onBlack >= READABLE_IF_LARGE ? 'blackIfLarge' : 'white';
  return onWhite >= READABLE_IF_LARGE ? 'whiteIfLarge' : 'black';
}
