import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An emoji of emojibase, or a variant of one, as far as it is used. */
interface SourceEmoji {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly tags?: readonly string[];
  readonly order?: number;
  readonly group?: number;
  readonly version: number;
  /** From 1 (light) to 5 (dark), one for each person. */
  readonly tone?: number | readonly number[];
  readonly skins?: readonly SourceEmoji[];
}

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

const FOLDER = 'node_modules/emojibase-data';

/** The parts of emoji, such as a skin tone: they are none by themselves. */
const COMPONENTS = 2;

const isInEmojibase = (language: string): boolean => existsSync(join(FOLDER, language, 'data.json'));

const VARIATION_SELECTOR = '\uFE0F';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** The fully-qualified sequence (UTS #51, ED-18a): emojibase ends some in a selector that they do not need. */
function qualified(emoji: string): string {
  const shorter = emoji.endsWith(VARIATION_SELECTOR) ? emoji.slice(0, -1) : emoji;
  return /^\p{RGI_Emoji}$/v.test(shorter) ? shorter : emoji;
}

const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items as Item]; // `isArray` does not narrow a readonly array

/** The name, and the keywords that say more than it. */
const wordsOf = ({ label, tags = [] }: SourceEmoji): readonly string[] => [label, ...tags.filter((tag) => !label.split(' ').includes(tag))];

/** In English for a language that emojibase has not. */
const readNames = (language: string): readonly SourceEmoji[] =>
  readJson(`${isInEmojibase(language) ? language : 'en'}/data.json`) as readonly SourceEmoji[]; // emojibase documents its form

/**
 * All emoji in the order of Unicode as rows of JSON, with the names and keywords of a language: emoji, name, keywords, GitHub's shortcodes,
 * group, version, variants, each of emoji, name, version and tones, and in another language than English the English name and keywords: many
 * know an emoji by these.
 */
export function readEmoji(language: string): readonly unknown[] {
  const emoji = readNames(language);
  const english = new Map(
    language === 'en' || !isInEmojibase(language) ? [] : readNames('en').map((each) => [each.hexcode, wordsOf(each)]),
  );
  const shortcodes = readJson('en/shortcodes/github.json') as Shortcodes;
  return emoji
    .filter(({ group }) => group !== undefined && group !== COMPONENTS)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((each) => [
      qualified(each.emoji),
      each.label,
      each.tags ?? [],
      listOf(shortcodes[each.hexcode]),
      each.group,
      each.version,
      (each.skins ?? []).map((skin) => [qualified(skin.emoji), skin.label, skin.version, listOf(skin.tone)]),
      english.get(each.hexcode) ?? [],
    ]);
}
