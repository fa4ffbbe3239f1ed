import { rgb } from 'culori/css';
import { colorsNamed, differenceCiede2000 } from 'culori/fn';
import { bytesOf, type ShownColor } from './shown-color.ts';

/** The 148 names of CSS Color 4, alphabetically: of two names of one color the first is the one that is found. */
const named = Object.keys(colorsNamed)
  .toSorted()
  .flatMap((name) => {
    const color = rgb(name);
    return color ? [{ name, color }] : [];
  });

const difference = differenceCiede2000();

/** The name of the color in CSS, or `≈` and the name of the most similar one (CIEDE2000); of a color with an alpha that of its opaque one. */
export function nameColor(shown: ShownColor): string {
  const [r, g, b, alpha] = bytesOf(shown);
  if (r + g + b + shown.color.alpha === 0) return 'transparent';
  const opaque = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
  const distances = named.map(({ color }) => difference(opaque, color));
  const smallest = Math.min(...distances);
  const name = named[distances.indexOf(smallest)]?.name ?? '';
  return smallest === 0 && alpha === 255 ? name : `≈ ${name}`;
}
