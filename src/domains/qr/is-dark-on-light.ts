import { parseHexColor } from '#pure/notation/color/hex-color.ts';
import { composeOver, relativeLuminance } from '#pure/notation/color/relative-luminance.ts';

const WHITE = { red: 1, green: 1, blue: 1, alpha: 1 };

/** Whether a foreground is darker than its background, with white behind both. Many scanners reject codes that are light on dark. */
export function isDarkOnLight(foreground: string, background: string): boolean {
  const ground = composeOver(parseHexColor(background) ?? WHITE, WHITE);
  return relativeLuminance(composeOver(parseHexColor(foreground) ?? WHITE, ground)) < relativeLuminance(ground);
}
