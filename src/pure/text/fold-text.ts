import { factsOf, languages } from '#core/languages.ts';

/** Of all languages together: people type words of one on pages in another. */
const spellings = new Map(languages.flatMap((language) => Object.entries(factsOf(language).spellings)));
const spelledOtherwise = new RegExp(`[${[...spellings.keys()].join('')}]`, 'gu');

/** A text as searches compare it: lower case, without accents, and with the letters that the languages name as others. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(spelledOtherwise, (letter) => spellings.get(letter) ?? letter);
