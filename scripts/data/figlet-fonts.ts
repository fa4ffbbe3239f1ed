import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOfFont } from '../../src/tools/ascii-text-drawer/font-packs.ts';

const FOLDER = 'node_modules/figlet/fonts';

const readFont = (name: string): string => new TextDecoder().decode(readFileSync(join(FOLDER, `${name}.flf`)));

/** The FIGlet fonts in packs. Each pack is an object with the text of each font by name. */
export default function makeFontPacks(): ReadonlyMap<string, Uint8Array> {
  const packs = Map.groupBy([...packOfFont], ([, pack]) => pack);
  return new Map(
    [...packs].map(([pack, fonts]) => {
      const texts = Object.fromEntries(fonts.map(([name]) => [name, readFont(name)]));
      return [pack, new TextEncoder().encode(JSON.stringify(texts))];
    }),
  );
}
