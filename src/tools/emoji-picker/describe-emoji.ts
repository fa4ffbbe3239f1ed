import type { Emoji, EmojiGroup, ToneVariant } from './emoji.ts';
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
  return sequences.flatMap((sequence) => {
    for (const emoji of all) {
      const found = [emoji, ...emoji.variants].find((each) => each.emoji === sequence);
      if (found) return [shown(found, emoji)];
    }
    return [];
  });
}

/** What is said about a chosen emoji. */
export interface EmojiDescription extends Readonly<Record<keyof typeof notations, string>> {
  readonly emoji: string;
  readonly name: string;
  readonly shortcodes: string;
  readonly group: EmojiGroup;
  readonly version: string;
}

export const describeEmoji = ({ emoji, name, version, of }: ShownEmoji): EmojiDescription => ({
  emoji,
  name,
  codePoints: notations.codePoints(emoji),
  javaScript: notations.javaScript(emoji),
  utf16: notations.utf16(emoji),
  utf8: notations.utf8(emoji),
  html: notations.html(emoji),
  css: notations.css(emoji),
  shortcodes: of.shortcodes.map((shortcode) => `:${shortcode}:`).join(' '),
  group: of.group,
  version: version.toFixed(1),
});
