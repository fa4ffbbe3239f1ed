import type { HexColor } from './hex-color.ts';

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The luminance of an opaque color, from 0 (black) to 1 (white): WCAG 2.2, “relative luminance”. */
export const relativeLuminance = ({ red, green, blue }: HexColor): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The visible color of a translucent color on an opaque one: Compositing and Blending 1, section 5.1, “source over”. */
export function composeOver(color: HexColor, ground: HexColor): HexColor {
  const mix = (channel: 'red' | 'green' | 'blue'): number => color[channel] * color.alpha + ground[channel] * (1 - color.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
}
