/** In Unicode order. Emojibase uses these numbers, with 2 for components. */
export const emojiGroups = [
  'smileys',
  'people',
  undefined,
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type EmojiGroup = NonNullable<(typeof emojiGroups)[number]>;

/** From 1 to 5: types 1 and 2, 3, 4, 5 and 6 of the Fitzpatrick scale (UTS #51, section 2.4). */
export type Tone = 1 | 2 | 3 | 4 | 5;

/** An emoji with one or two skin tones. */
export interface ToneVariant {
  readonly emoji: string;
  readonly name: string;
  readonly version: number;
  /** One per person. */
  readonly tones: readonly Tone[];
}

export interface Emoji {
  readonly emoji: string;
  /** The CLDR short name. */
  readonly name: string;
  readonly englishName: string;
  /** GitHub's shortcodes, without colons. */
  readonly shortcodes: readonly string[];
  readonly group: EmojiGroup;
  readonly version: number;
  readonly variants: readonly ToneVariant[];
  /** The words of both names in their search form, each after a space. */
  readonly nameWords: string;
  /** The words of names, keywords, and shortcodes in the page's language and in English, each after a space. */
  readonly allWords: string;
}
