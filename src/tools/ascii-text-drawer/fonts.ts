import type { RunContext } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { fontNames } from './font-names.ts';

const DEFAULT = 'Standard';

/** That font; the default one for a name that there is not. */
export const knownFont = (name: string): string => (fontNames.includes(name) ? name : DEFAULT);

/** The font so many places after this one, or before it; behind the last one comes the first. */
export const fontBeside = (name: string, places: number): string =>
  fontNames.at((fontNames.indexOf(knownFont(name)) + places) % fontNames.length) ?? DEFAULT;

/** Any font but this one. */
export const otherFont = (name: string, context: Pick<RunContext, 'randomBytes'>): string =>
  fontBeside(name, 1 + uniformSource(fontNames.length - 1, context)());
