import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An emoji of emojibase, or a variant of one. Contains only the used members. */
interface SourceEmoji {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly tags?: readonly string[];
  readonly order?: number;
  readonly group?: number;
  readonly version: number;
  /** From 1 (light) to 5 (dark), one number for each person. */
  readonly tone?: number | readonly number[];
  readonly skins?: readonly SourceEmoji[];
}

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

const FOLDER = 'node_modules/emojibase-data';

/** The group of components, such as skin tones, which are not emoji of their own. */
const COMPONENTS = 2;

const isInEmojibase = (language: string): boolean => existsSync(join(FOLDER, language, 'data.json'));

const VARIATION_SELECTOR = '\uFE0F';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** The fully-qualified sequence (UTS #51, ED-18a). Some sequences of emojibase end with a variation selector that they do not need. */
function qualified(emoji: string): string {
  const shorter = emoji.endsWith(VARIATION_SELECTOR) ? emoji.slice(0, -1) : emoji;
  return /^\p{RGI_Emoji}$/v.test(shorter) ? shorter : emoji;
}

const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items as Item]; // `isArray` does not narrow a readonly array

/** The name, and those keywords that are not words of the name. */
const wordsOf = ({ label, tags = [] }: SourceEmoji): readonly string[] => [label, ...tags.filter((tag) => !label.split(' ').includes(tag))];

/** The emoji with names in a language, or in English if emojibase does not have the language. */
const readNames = (language: string): readonly SourceEmoji[] =>
  readJson(`${isInEmojibase(language) ? language : 'en'}/data.json`) as readonly SourceEmoji[]; // the documented format of emojibase

/**
 * All emoji in the order of Unicode as rows of JSON, with the names and keywords of a language: emoji, name, keywords, GitHub's shortcodes,
 * group, version, and variants (each with emoji, name, version, and tones). In languages other than English, the English name and keywords
 * follow, because many people search for these.
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
