import { graphemesOf } from '#pure/text/graphemes.ts';

export interface MaskStyle {
  /** So many characters at either end stay. */
  readonly keepFirst: number;
  readonly keepLast: number;
  /** Stands for each hidden character. */
  readonly replacement: string;
  readonly keepSpaces: boolean;
  readonly keepPunctuation: boolean;
  /** So many replacements stand for all that is hidden, whatever it is; 0 for one each. */
  readonly maskLength: number;
}

export interface Obfuscated {
  readonly text: string;
  /** Whether there was something to hide, and none of it was hidden. */
  readonly isReadable: boolean;
}

const LINE_BREAK = /^[\r\n]/;
const SPACE = /^\s/;
const PUNCTUATION = /^[\p{P}\p{S}]/u;

/** A text with its middle hidden. Line breaks are no characters of it: they do not count, and stay unless `maskLength` hides them, too. */
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

/** Where in the list the characters stand that are no line breaks. */
const placesOfCharacters = (graphemes: readonly string[]): readonly number[] =>
  graphemes.flatMap((grapheme, index) => (LINE_BREAK.test(grapheme) ? [] : [index]));
