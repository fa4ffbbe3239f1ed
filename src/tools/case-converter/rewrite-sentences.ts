import { titleCase } from 'title-case';
import { APOSTROPHES } from './apostrophes.ts';

const WORD = String.raw`[\p{L}\p{M}\p{N}${APOSTROPHES}]+`;
/** The end of a sentence: a mark and a space, with a closing quote or bracket between them only behind a period, since `“Really?” he said` goes on. */
const SENTENCE_END = String.raw`\.["'”’»)\]]*\s|[!?…]\s`;
const WORDS = RegExp(WORD, 'gu');
const WORDS_AND_ENDS = RegExp(`${SENTENCE_END}|${WORD}`, 'gu');
const ORDINAL = RegExp(String.raw`^[${APOSTROPHES}]*\p{N}`, 'u');

const upperFirst = (run: string): string => run.replace(/\p{L}/u, (letter) => letter.toUpperCase());

const isOrdinal = (run: string): boolean => ORDINAL.test(run);

/** A line all in capitals says nothing about what the case of its letters should be. */
const loweredIfCapitals = (line: string): string => (/\p{Ll}/u.test(line) ? line : line.toLowerCase());

/**
 * Writes every run of letters, digits, and apostrophes with its first letter in upper case and the rest in lower case. A run that begins with a
 * digit stays as it is: `2nd`, `10pm`, `3D`.
 */
export const toCapitalCase = (line: string): string =>
  loweredIfCapitals(line).replaceAll(WORDS, (run) => (isOrdinal(run) ? run : upperFirst(run.toLowerCase())));

/** The capitals of English titles. A line all in capitals is lowered first, else nothing of it would change. */
export const toTitleCase = (line: string): string => titleCase(loweredIfCapitals(line), { locale: 'en' });

/**
 * Lower case, but for the first letter of the line and of each sentence. A run that begins with a digit stays as it
 * is there, too, and counts as the first word if it has letters: `21st century`.
 */
export function toSentenceCase(line: string): string {
  let isFirst = true;
  return line.toLowerCase().replaceAll(WORDS_AND_ENDS, (found) => {
    const isEnd = /^[.!?…]/.test(found);
    const written = isFirst && !isOrdinal(found) ? upperFirst(found) : found;
    isFirst = isEnd || (isFirst && !/\p{L}/u.test(found));
    return written;
  });
}

/** Upper and lower case in turn, beginning with upper; every code point has its turn. */
export const toMockingCase = (line: string): string =>
  [...line].map((character, index) => (index % 2 === 0 ? character.toUpperCase() : character.toLowerCase())).join('');

/** Upper case for lower case and the other way round. */
export const toInvertedCase = (line: string): string =>
  line.replaceAll(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
