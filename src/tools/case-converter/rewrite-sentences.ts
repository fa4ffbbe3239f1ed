import { titleCase } from 'title-case';
import { APOSTROPHES } from './apostrophes.ts';

const WORD = String.raw`[\p{L}\p{M}\p{N}${APOSTROPHES}]+`;
/**
 * The end of a sentence: a mark and white space. A closing quote or bracket may only follow a period, because `“Really?” he said`
 * continues.
 */
const SENTENCE_END = String.raw`\.["'”’»)\]]*\s|[!?…]\s`;
const WORDS = RegExp(WORD, 'gu');
const WORDS_AND_ENDS = RegExp(`${SENTENCE_END}|${WORD}`, 'gu');
const ORDINAL = RegExp(String.raw`^[${APOSTROPHES}]*\p{N}`, 'u');

const upperFirst = (run: string): string => run.replace(/\p{L}/u, (letter) => letter.toUpperCase());

const isOrdinal = (run: string): boolean => ORDINAL.test(run);

/** Lowercases a line in all capitals, because its case has no meaning. */
const loweredIfCapitals = (line: string): string => (/\p{Ll}/u.test(line) ? line : line.toLowerCase());

/**
 * Capitalizes every run of letters, digits, and apostrophes, and lowercases the rest. A run that begins with a digit is unchanged: `2nd`,
 * `10pm`, `3D`.
 */
export const toCapitalCase = (line: string): string =>
  loweredIfCapitals(line).replaceAll(WORDS, (run) => (isOrdinal(run) ? run : upperFirst(run.toLowerCase())));

/** Applies English title case. A line in all capitals is lowercased first, because it would otherwise not change. */
export const toTitleCase = (line: string): string => titleCase(loweredIfCapitals(line), { locale: 'en' });

/**
 * Lowercases a line except for the first letter of each sentence. A run that begins with a digit is not capitalized, and counts as the
 * first word if it has letters: `21st century`.
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

/** Alternates uppercase and lowercase by code point, beginning with uppercase. */
export const toMockingCase = (line: string): string =>
  [...line].map((character, index) => (index % 2 === 0 ? character.toUpperCase() : character.toLowerCase())).join('');

/** Swaps uppercase and lowercase. */
export const toInvertedCase = (line: string): string =>
  line.replaceAll(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
