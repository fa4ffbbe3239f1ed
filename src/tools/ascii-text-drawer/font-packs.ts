import { fontNames } from './font-names.ts';

/** The most popular fonts share a small file, so that the first result loads quickly. */
const COMMON: readonly string[] = ['Standard', 'Small', 'Slant', 'ANSI Shadow', 'Doom'];

/** The first font of each pack. No pack exceeds 90 kB (a single font can reach 85 kB). */
const FIRST: ReadonlySet<string> = new Set([
  '1Row',
  'ASCII 12',
  'Big ASCII 9',
  'Big ASCII 12',
  'Big Money-ne',
  'Big Mono 12',
  'Bigfig',
  'Def Leppard',
  'Georgia11',
  'Linguaholic Neon',
  'Mono 9',
  'Mono 12',
  'Ogre',
  'Small ASCII 9',
  'Small ASCII 12',
  'Small Mono 9',
  'Small Mono 12',
  'Stop',
]);

/** Maps each font to its data file. Fonts share files, because there would be 332 otherwise. */
export const packOfFont: ReadonlyMap<string, string> = namePacks();

function namePacks(): ReadonlyMap<string, string> {
  let count = 0;
  return new Map(
    fontNames.map((font) => {
      if (FIRST.has(font)) count++;
      return [font, COMMON.includes(font) ? 'common' : String(count)];
    }),
  );
}
