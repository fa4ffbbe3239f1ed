import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type AlphabetName, alphabets, ICAO_DIGITS } from './alphabets.ts';
import { baseLetter } from './base-letter.ts';
import { punctuation, SPACE, spokenPunctuation } from './punctuation.ts';

/** The longest name of a character has so many words: `Left square bracket`. */
const LONGEST_NAME = 3;

/** What every name of an alphabet stands for, by the name in lower case. */
function readingsOf(name: AlphabetName): ReadonlyMap<string, string> {
  const { letters, digits, variants = [], older = [] } = alphabets[name];
  // Of two letters with one word, as Е and Ё, the first is read: it is written last.
  const ofLetters = [...letters].map(([letter, word]) => [word, letter] as const).toReversed();
  const ofDigits = [ICAO_DIGITS, digits].flatMap((words) => words.map((word, digit) => [word, String(digit)] as const));
  const ofPunctuation = [...punctuation].map(([character, word]) => [word, character] as const);
  const names = [[SPACE, ' '] as const, ...spokenPunctuation, ...ofPunctuation, ...older, ...variants, ...ofDigits, ...ofLetters];
  return new Map(names.map(([word, character]) => [keyOf(word), inCapitals(character)]));
}

/** A word as it is looked up: in lower case and without accents, which not every keyboard has. */
const keyOf = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What parts the words that stand in one, as in `Alfa-Bravo`, or surrounds them. */
const PUNCTUATION = /[-‐‑–—._/|;:!?"'“”„‘’]+/;

/** The words of a line. One that is no name is taken apart at its punctuation if all of its parts are names. */
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

/** One capital for one letter: `ß` has none. */
const inCapitals = (character: string): string =>
  [...character.toUpperCase()].length > [...character].length ? character : character.toUpperCase();

/** A letter that is written behind the word of its base letter, as in `Echo (é)`. */
const isMarked = (character: string, base: string | undefined): boolean =>
  base !== undefined && character !== base && baseLetter(character.toLowerCase()).toUpperCase() === base;

/**
 * The text that words of an alphabet spell, letters in capitals, each line by itself. Words are parted by white space or commas, their
 * case and their accents do not matter; a single character stands for itself. Refused with `unknownWord` (`word`).
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
