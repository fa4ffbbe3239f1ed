import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type AlphabetName, alphabets, ICAO_DIGITS } from './alphabets.ts';
import { baseLetter } from './base-letter.ts';
import { punctuation, SPACE, spokenPunctuation } from './punctuation.ts';

/** The number of words in the longest character name, such as `Left square bracket`. */
const LONGEST_NAME = 3;

/** Maps the lookup key of each name in an alphabet to its character. */
function readingsOf(name: AlphabetName): ReadonlyMap<string, string> {
  const { letters, digits, variants = [], older = [] } = alphabets[name];
  // If two letters have the same word, such as Е and Ё, the first one wins because it is inserted last.
  const ofLetters = [...letters].map(([letter, word]) => [word, letter] as const).toReversed();
  const ofDigits = [ICAO_DIGITS, digits].flatMap((words) => words.map((word, digit) => [word, String(digit)] as const));
  const ofPunctuation = [...punctuation].map(([character, word]) => [word, character] as const);
  const names = [[SPACE, ' '] as const, ...spokenPunctuation, ...ofPunctuation, ...older, ...variants, ...ofDigits, ...ofLetters];
  return new Map(names.map(([word, character]) => [keyOf(word), inCapitals(character)]));
}

/** Converts a word to its lookup key: in lowercase and without accents, which some keyboards lack. */
const keyOf = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Punctuation between joined words, as in `Alfa-Bravo`, or around words. */
const PUNCTUATION = /[-‐‑–—._/|;:!?"'“”„‘’]+/;

/** Splits a line into words. Splits an unknown word at its punctuation if all of its parts are names. */
function wordsOf(line: string, readings: ReadonlyMap<string, string>): readonly string[] {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    if (readings.has(keyOf(word))) return [word];
    const parts = word.split(PUNCTUATION).filter((part) => part !== '');
    const isSpelling =
      parts.some((part) => readings.has(keyOf(part))) && parts.every((part) => readings.has(keyOf(part)) || /^(?:x|ray)$/i.test(part));
    return isSpelling ? parts : [word];
  });
}

/** Converts a letter to uppercase if the result is a single letter, which excludes `ß`. */
const inCapitals = (character: string): string =>
  [...character.toUpperCase()].length > [...character].length ? character : character.toUpperCase();

/** Whether a character is an accented letter after the word of its base letter, as in `Echo (é)`. */
const isMarked = (character: string, base: string | undefined): boolean =>
  base !== undefined && character !== base && baseLetter(character.toLowerCase()).toUpperCase() === base;

/**
 * Converts words of an alphabet to the text that they spell, in uppercase, line by line. Words are separated by whitespace or commas.
 * Ignores case and accents, and keeps single characters. Error: `unknownWord` (`word`).
 */
export function readWords(text: string, name: AlphabetName): Result<string, 'unknownWord'> {
  const readings = readingsOf(name);
  const lines: string[] = [];
  for (const line of text.normalize('NFC').split(/\r\n|\r|\n/)) {
    const words = wordsOf(line, readings);
    const characters: string[] = [];
    for (let index = 0; index < words.length; ) {
      const { character, length } = readingAt(words, index, readings);
      const word = words[index] ?? '';
      const marked = /^\((?<character>\p{L}\p{M}*)\)$/u.exec(word)?.groups?.['character'];
      if (character !== undefined) characters.push(character);
      else if (marked !== undefined && isMarked(marked, characters.at(-1))) characters.splice(-1, 1, inCapitals(marked));
      else return fail('unknownWord', { values: { word: excerpt(word) } });
      index += length;
    }
    lines.push(characters.join(''));
  }
  return ok(lines.join('\n'));
}

/** The longest name that begins at a word, or the word itself if it is a single character. */
function readingAt(words: readonly string[], index: number, readings: ReadonlyMap<string, string>) {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const character = readings.get(keyOf(words.slice(index, index + length).join(' ')));
    if (character !== undefined) return { character, length };
  }
  const word = words[index] ?? '';
  return { character: /^\P{M}\p{M}*$/u.test(word) ? inCapitals(word) : undefined, length: 1 };
}
