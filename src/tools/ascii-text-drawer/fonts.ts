import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { fontNames } from './font-names.ts';

const DEFAULT = 'Standard';

/** A name without its case, and as figlet's files have it: `ansi_shadow.flf`. */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[ft]lf$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** The font of that name, or else of that name in another case or of its file; the default one if there is none. */
export function knownFont(name: string): string {
  if (fontNames.includes(name)) return name;
  const folded = foldName(name);
  return fontNames.find((each) => foldName(each) === folded) ?? DEFAULT;
}

/** The font so many places after this one, or before it; behind the last one comes the first. */
export const fontBeside = (name: string, places: number): string =>
  fontNames.at((fontNames.indexOf(knownFont(name)) + places) % fontNames.length) ?? DEFAULT;

/** Any font but this one. */
export const otherFont = (name: string, context: Pick<RunContext, 'randomBytes'>): string =>
  fontBeside(name, 1 + uniformSource(fontNames.length - 1, context)());
