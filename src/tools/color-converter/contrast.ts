import { wcagContrast } from 'culori/fn';
import { bytesOf, type ShownColor } from './shown-color.ts';

/**
 * The contrast ratio of WCAG 2 between the color, as if it were opaque, and white or black. Cut to two decimals, since 4.499:1 does not
 * pass where 4.5:1 is asked for.
 */
export function writeContrast(shown: ShownColor, ground: 'white' | 'black'): string {
  const [r, g, b] = bytesOf(shown);
  const ratio = wcagContrast({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }, ground);
  // A ratio such as 21 may come out as 20.999999999999996.
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;
}
