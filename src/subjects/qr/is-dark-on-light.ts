import { parseHexColor } from '#pure/notation/color/hex-color.ts';
import { composeOver, relativeLuminance } from '#pure/notation/color/relative-luminance.ts';

const WHITE = { red: 1, green: 1, blue: 1, alpha: 1 };

/** Whether a color is darker than the one it lies on, which lies on white: many scanners refuse a code that is not. */
export function isDarkOnLight(foreground: string, background: string): boolean {
  const ground = composeOver(parseHexColor(background) ?? WHITE, WHITE);
  return relativeLuminance(composeOver(parseHexColor(foreground) ?? WHITE, ground)) < relativeLuminance(ground);
}
