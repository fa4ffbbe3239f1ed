import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { fontNames } from './font-names.ts';

const DEFAULT = 'Standard';

/** Normalizes a font name: ignores case, and accepts figlet's file names such as `ansi_shadow.flf`. */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[ft]lf$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Finds a font by its name, its name in another case, or its file name. Falls back to the default font. */
export function knownFont(name: string): string {
  if (fontNames.includes(name)) return name;
  const folded = foldName(name);
  return fontNames.find((each) => foldName(each) === folded) ?? DEFAULT;
}

/** The font that is `places` after the given one, or before it if negative. Wraps around at both ends. */
export const fontBeside = (name: string, places: number): string =>
  fontNames.at((fontNames.indexOf(knownFont(name)) + places) % fontNames.length) ?? DEFAULT;

/** A random font other than the given one. */
export const otherFont = (name: string, context: Pick<RunContext, 'randomBytes'>): string =>
  fontBeside(name, 1 + uniformSource(fontNames.length - 1, context)());
