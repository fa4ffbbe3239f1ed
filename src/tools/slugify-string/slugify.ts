import { cleanTitle } from './clean-title.ts';
import { splitCamelCase } from './split-camel-case.ts';
import { type LatinStyle, toLatin } from './to-latin.ts';

export interface SlugStyle extends LatinStyle {
  readonly separator: string;
  readonly isLowercase: boolean;
  readonly splitsCamelCase: boolean;
  /** Whether to convert to ASCII. Otherwise, keeps letters and digits of all scripts. */
  readonly isLatin: boolean;
  /** Characters to keep besides letters and digits. */
  readonly kept: string;
  /** In code points. 0 means unlimited. */
  readonly maxLength: number;
}

const SYMBOL_WORDS: Readonly<Record<string, string>> = { '&': ' and ', '♥': ' love ', '🦄': ' unicorn ' };

/** Converts a text to a slug: its words, joined by the separator. Returns an empty text if there are no words. */
export function slugify(text: string, style: SlugStyle): string {
  const { separator, isLowercase, splitsCamelCase, isLatin, kept, language } = style;
  const normalized = exceptKept(text, kept, (part) => cleanTitle(part).replaceAll(/[™℠]/g, ' ').normalize('NFKC'));
  const split = splitsCamelCase ? splitCamelCase(normalized) : normalized;
  const latin = isLatin ? exceptKept(split, kept, (part) => toLatin(part.replaceAll(/&|♥|🦄/gu, toWord), style)) : split;
  const cased = isLowercase ? toLowerCase(latin, isLatin ? undefined : language) : latin;
  const whole = cased.replaceAll(/(?<=[\p{L}\p{M}\p{N}])['’](?=[st](?![\p{L}\p{M}\p{N}]))/giu, '');
  const stays = `${isLatin ? 'a-zA-Z0-9' : '\\p{L}\\p{M}\\p{N}'}${characterClass(isLowercase ? kept + kept.toLowerCase() : kept)}`;
  const words = whole.split(RegExp(`[^${stays}]+`, 'u')).filter(Boolean);
  return joinWords(words, separator, style.maxLength);
}

const toWord = (symbol: string): string => SYMBOL_WORDS[symbol] ?? symbol;

const toLowerCase = (text: string, language: string | undefined): string =>
  language === undefined ? text.toLowerCase() : text.toLocaleLowerCase(language);

/** Escapes characters for a character class in a regular expression with the flag `u`. */
const characterClass = (characters: string): string =>
  Array.from(characters, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`).join('');

/** Applies a change to the text except to the characters that are kept. */
function exceptKept(text: string, kept: string, change: (part: string) => string): string {
  if (kept === '') return change(text);
  const parts = text.split(RegExp(`([${characterClass(kept)}]+)`, 'u'));
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
}

/** Joins as many words as fit. Truncates the first word if it is too long. */
function joinWords(words: readonly string[], separator: string, maxLength: number): string {
  const whole = words.join(separator);
  if (maxLength === 0 || lengthOf(whole) <= maxLength) return whole;
  const [first = '', ...others] = words;
  if (lengthOf(first) > maxLength) return Array.from(first).slice(0, maxLength).join('');
  let slug = first;
  for (const word of others) {
    const longer = slug + separator + word;
    if (lengthOf(longer) > maxLength) break;
    slug = longer;
  }
  return slug;
}

const lengthOf = (text: string): number => Array.from(text).length;
