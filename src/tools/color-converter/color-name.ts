import { rgb } from 'culori/css';
import { colorsNamed, differenceCiede2000 } from 'culori/fn';
import { bytesOf, type ShownColor } from './shown-color.ts';

/** The 148 names of CSS Color 4, in alphabetical order: if a color has two names, the first one is used. */
const named = Object.keys(colorsNamed)
  .toSorted()
  .flatMap((name) => {
    const color = rgb(name);
    return color ? [{ name, color }] : [];
  });

const difference = differenceCiede2000();

/** The CSS name of the color, or `≈` and the name of the most similar opaque one (CIEDE2000). The comparison ignores the alpha. */
export function nameColor(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  if (r + g + b + shown.color.alpha === 0) return 'transparent';
  const opaque = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
  const distances = named.map(({ color }) => difference(opaque, color));
  const smallest = Math.min(...distances);
  const name = named[distances.indexOf(smallest)]?.name ?? '';
  return smallest === 0 && alpha === 255 ? name : `≈ ${name}`;
}
