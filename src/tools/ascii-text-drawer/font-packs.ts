import { fontNames } from './font-names.ts';

/** What most ask for, so that the first answer waits for a small file. */
const COMMON: readonly string[] = ['Standard', 'Small', 'Slant', 'ANSI Shadow', 'Doom'];

/** Where in the list of fonts a pack begins: such that none weighs more than 90 kB (a single font may weigh 85). */
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

/** Which data file has a font, by the font's name. Fonts travel in packs: one by one they would be 332 files. */
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
