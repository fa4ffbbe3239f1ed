import { graphemesOf } from '#pure/text/graphemes.ts';

export interface MaskStyle {
  /** The number of visible characters at the beginning. `keepLast` is the number at the end. */
  readonly keepFirst: number;
  readonly keepLast: number;
  /** Replaces each hidden character. */
  readonly replacement: string;
  readonly keepSpaces: boolean;
  readonly keepPunctuation: boolean;
  /** The number of replacements for the whole hidden part. 0 means one per hidden character. */
  readonly maskLength: number;
}

export interface Obfuscated {
  readonly text: string;
  /** Whether nothing was hidden although the text is not empty. */
  readonly isReadable: boolean;
}

const LINE_BREAK = /^[\r\n]/;
const SPACE = /^\s/;
const PUNCTUATION = /^[\p{P}\p{S}]/u;

/** Hides the middle of a text. Line breaks do not count as characters and are kept, unless `maskLength` hides them too. */
export function obfuscateUnit(unit: string, style: MaskStyle): Obfuscated {
  const { keepFirst, keepLast, replacement, maskLength } = style;
  const graphemes = graphemesOf(unit);
  const places = placesOfCharacters(graphemes);
  const [from, to] = [places[keepFirst], places[places.length - keepLast - 1]];
  if (from === undefined || to === undefined || from > to) return { text: unit, isReadable: places.length > 0 };

  const hidden = graphemes.slice(from, to + 1);
  const stays = (grapheme: string): boolean =>
    LINE_BREAK.test(grapheme) || (style.keepSpaces && SPACE.test(grapheme)) || (style.keepPunctuation && PUNCTUATION.test(grapheme));
  const mask = maskLength > 0 ? replacement.repeat(maskLength) : hidden.map((each) => (stays(each) ? each : replacement)).join('');
  return {
    text: graphemes.slice(0, from).join('') + mask + graphemes.slice(to + 1).join(''),
    isReadable: maskLength === 0 && hidden.every(stays),
  };
}

/** The indexes of the characters other than line breaks. */
const placesOfCharacters = (graphemes: readonly string[]): readonly number[] =>
  graphemes.flatMap((grapheme, index) => (LINE_BREAK.test(grapheme) ? [] : [index]));
