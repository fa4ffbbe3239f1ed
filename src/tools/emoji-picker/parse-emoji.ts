import { type Emoji, emojiGroups, type Tone } from './emoji.ts';
import { searchableWords } from './search-words.ts';

/** The format of scripts/data/emojibase. */
type Row = readonly [
  emoji: string,
  name: string,
  keywords: readonly string[],
  shortcodes: readonly string[],
  group: number,
  version: number,
  variants: readonly (readonly [emoji: string, name: string, version: number, tones: readonly Tone[]])[],
  english: readonly string[],
];

/** Parses a data file of emoji, and prepares their search words. */
export function parseEmoji(file: Uint8Array): readonly Emoji[] {
  const rows = JSON.parse(new TextDecoder().decode(file)) as readonly Row[]; // written by the build
  return rows.map(([emoji, name, keywords, shortcodes, group, version, variants, english]) => ({
    emoji,
    name,
    shortcodes,
    group: emojiGroups[group] ?? 'symbols',
    version,
    variants: variants.map(([variant, variantName, since, tones]) => ({ emoji: variant, name: variantName, version: since, tones })),
    englishName: english[0] ?? name,
    nameWords: searchableWords([name, ...english.slice(0, 1)]),
    allWords: searchableWords([name, ...keywords, ...shortcodes, ...english]),
  }));
}
