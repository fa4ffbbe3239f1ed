import { titleCase } from 'title-case';

/** Every run of letters, digits and apostrophes with its first letter in upper case, the rest in lower case. */
export const toCapitalCase = (line: string): string =>
  line.replaceAll(/[\p{L}\p{M}\p{N}'’]+/gu, (run) => run.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase()));

/** The capitals of English titles. A line all in capitals is lowered first, else nothing of it would change. */
export const toTitleCase = (line: string): string => titleCase(/\p{Ll}/u.test(line) ? line : line.toLowerCase(), { locale: 'en' });

/** Lower case, but for the first letter of the line and of what follows `.`, `!`, `?` or `…` and a space. */
export function toSentenceCase(line: string): string {
  let isFirst = true;
  return line.toLowerCase().replaceAll(/[.!?…]\s|\p{L}/gu, (found) => {
    const isLetter = /\p{L}/u.test(found);
    const written = isLetter && isFirst ? found.toUpperCase() : found;
    isFirst = !isLetter;
    return written;
  });
}

/** Upper and lower case in turn, beginning with upper; every code point has its turn. */
export const toMockingCase = (line: string): string =>
  [...line].map((character, index) => (index % 2 === 0 ? character.toUpperCase() : character.toLowerCase())).join('');

/** Upper case for lower case and the other way round. */
export const toInvertedCase = (line: string): string =>
  line.replaceAll(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
