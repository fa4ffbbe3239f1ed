import { textOfCodePoints } from './code-point-query.ts';
import type { Emoji, EmojiGroup } from './emoji.ts';
import { haveAll, searchParts } from './search-words.ts';

/** A skin tone after or in a shortcode of Slack and Discord: `:wave::skin-tone-3:`, `:wave_tone3:`. */
const TONE = /(?<=:):skin-tone-[2-6]:$|_tone[1-5](?=:$)/;

/**
 * Finds the emoji that match a query. Best matches come first, otherwise in Unicode order: equal name, equal shortcode, name with that
 * beginning, all parts in the name, all parts in name, keywords, and shortcodes. Names and keywords are in the page's language and in
 * English. An emoji with any skin tone, or its code points, finds that emoji. An empty query finds all.
 */
export function searchEmoji(all: readonly Emoji[], query: string, group: EmojiGroup | 'all'): readonly Emoji[] {
  const candidates = group === 'all' ? all : all.filter((each) => each.group === group);
  const parts = searchParts(query.replace(TONE, ''));
  const exact = emojiOf(all, query.trim()) ?? emojiOf(all, textOfCodePoints(query));
  if (exact) return candidates.filter((each) => each === exact);
  if (parts.length === 0) return candidates;
  const joined = parts.join(' ');
  const ranked = candidates
    .filter(({ allWords }) => haveAll(allWords, parts))
    .map((emoji) => ({ emoji, rank: rankOf(emoji, joined, parts) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ emoji }) => emoji);
}

function rankOf({ name, englishName, shortcodes, nameWords }: Emoji, joined: string, parts: readonly string[]): number {
  const names = [name, englishName].map((each) => searchParts(each).join(' '));
  if (names.includes(joined)) return 0;
  if (shortcodes.some((shortcode) => searchParts(shortcode).join(' ') === joined)) return 1;
  if (names.some((each) => each.startsWith(joined))) return 2;
  return haveAll(nameWords, parts) ? 3 : 4;
}

const withoutSelectors = (text: string): string => text.replaceAll(/[\uFE0E\uFE0F]/g, '');

/** The emoji in a text, with any skin tone, and with or without variation selectors. */
function emojiOf(all: readonly Emoji[], text = ''): Emoji | undefined {
  const bare = withoutSelectors(text);
  if (bare === '') return undefined;
  return all.find(({ emoji, variants }) =>
    [emoji, ...variants.map((variant) => variant.emoji)].some((each) => withoutSelectors(each) === bare),
  );
}
