import type { Emoji, ToneVariant } from './emoji.ts';
import { notations } from './notations.ts';

export const toneOptions = ['default', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

export type ToneOption = (typeof toneOptions)[number];

/** An emoji as a button of the picker shows it, perhaps in a skin tone. */
export interface ShownEmoji {
  readonly emoji: string;
  readonly name: string;
  readonly version: number;
  readonly of: Emoji;
}

const shown = ({ emoji, name, version }: Emoji | ToneVariant, of: Emoji): ShownEmoji => ({ emoji, name, version, of });

/** In that tone, all persons alike; without one, or if the emoji takes none, as it is. */
export function inTone(emoji: Emoji, option: ToneOption): ShownEmoji {
  const tone = toneOptions.indexOf(option);
  const variant = emoji.variants.find(({ tones }) => tones.every((each) => each === tone));
  return shown(variant ?? emoji, emoji);
}

/** The 25 variants of an emoji of two people; none of any other. */
export function twoToneVariants(emoji: Emoji): readonly ShownEmoji[] {
  return emoji.variants.length > 5 ? emoji.variants.map((variant) => shown(variant, emoji)) : [];
}

/** Those that a list of sequences names, in its order. */
export function findSequences(all: readonly Emoji[], sequences: readonly string[]): readonly ShownEmoji[] {
  const wanted = new Set(sequences);
  const found = all.flatMap((emoji) =>
    [emoji, ...emoji.variants].filter((each) => wanted.has(each.emoji)).map((each) => shown(each, emoji)),
  );
  return sequences.flatMap((sequence) => found.find(({ emoji }) => emoji === sequence) ?? []);
}

/** What is said about an emoji. */
export interface EmojiDescription extends Readonly<Record<keyof typeof notations, string>> {
  readonly emoji: string;
  readonly name: string;
  readonly shortcodes: string;
  readonly group: string;
  readonly version: string;
}

/** The notations are worked out when they are asked for: of a list of all emoji most never are. The group may have a name. */
export const describeEmoji = ({ emoji, name, version, of }: ShownEmoji, group: string = of.group): EmojiDescription => ({
  emoji,
  name,
  get codePoints() {
    return notations.codePoints(emoji);
  },
  get javaScript() {
    return notations.javaScript(emoji);
  },
  get utf16() {
    return notations.utf16(emoji);
  },
  get utf8() {
    return notations.utf8(emoji);
  },
  get html() {
    return notations.html(emoji);
  },
  get css() {
    return notations.css(emoji);
  },
  shortcodes: of.shortcodes.map((shortcode) => `:${shortcode}:`).join(' '),
  group,
  version: version.toFixed(1),
});
