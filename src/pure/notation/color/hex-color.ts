/** An sRGB color with channels and alpha from 0 to 1. */
export interface HexColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** Parses `#rgb`, `#rrggbb`, or `#rrggbbaa` (CSS Color 4, section 5.2); `undefined` for any other text. */
export function parseHexColor(text: string): HexColor | undefined {
  if (!HEX_COLOR.test(text)) return undefined;
  const digits = text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text;
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2) || 'ff', 16) / 255;
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: channel(7) };
}

export const isHexColor = (text: string): boolean => HEX_COLOR.test(text);
