import type { Emoji, ToneVariant } from './emoji.ts';
import { notations } from './notations.ts';

export const toneOptions = ['default', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

export type ToneOption = (typeof toneOptions)[number];

/** An emoji as displayed on a button, optionally with a skin tone. */
export interface ShownEmoji {
  readonly emoji: string;
  readonly name: string;
  readonly version: number;
  readonly of: Emoji;
}

const shown = ({ emoji, name, version }: Emoji | ToneVariant, of: Emoji): ShownEmoji => ({ emoji, name, version, of });

/** Applies a skin tone to all people of an emoji. Unchanged without a tone, or if the emoji does not support it. */
export function inTone(emoji: Emoji, option: ToneOption): ShownEmoji {
  const tone = toneOptions.indexOf(option);
  const variant = emoji.variants.find(({ tones }) => tones.every((each) => each === tone));
  return shown(variant ?? emoji, emoji);
}

/** The 25 variants of an emoji of two people; empty for any other emoji. */
export function twoToneVariants(emoji: Emoji): readonly ShownEmoji[] {
  return emoji.variants.length > 5 ? emoji.variants.map((variant) => shown(variant, emoji)) : [];
}

/** The emoji for a list of sequences, in the order of that list. */
export function findSequences(all: readonly Emoji[], sequences: readonly string[]): readonly ShownEmoji[] {
  const wanted = new Set(sequences);
  const found = all.flatMap((emoji) =>
    [emoji, ...emoji.variants].filter((each) => wanted.has(each.emoji)).map((each) => shown(each, emoji)),
  );
  return sequences.flatMap((sequence) => found.find(({ emoji }) => emoji === sequence) ?? []);
}

/** The properties of an emoji. */
export interface EmojiDescription extends Readonly<Record<keyof typeof notations, string>> {
  readonly emoji: string;
  readonly name: string;
  readonly shortcodes: string;
  readonly group: string;
  readonly version: string;
}

/**
 * Describes an emoji. Computes the notations on demand, because most are not needed in a list of all emoji. The group may have a display
 * name.
 */
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
