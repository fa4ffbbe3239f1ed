import { factsOf, languages } from '#core/languages.ts';

/** Merged from all languages, because people also type words of one language on pages in another. */
const spellings = new Map(languages.flatMap((language) => Object.entries(factsOf(language).spellings)));
const spelledOtherwise = new RegExp(`[${[...spellings.keys()].join('')}]`, 'gu');

/** Folds a text for searching: lowercase, without accents, and with spelling variants of all languages replaced. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(spelledOtherwise, (letter) => spellings.get(letter) ?? letter);
