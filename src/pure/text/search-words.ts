import { foldText } from './fold-text.ts';

/** The words of a search, in the form in which they are looked for; one empty word, which every text has, of a blank search. */
export const searchedWords = (search: string): readonly string[] => foldText(search).trim().split(/\s+/);

/** Whether every word stands somewhere in one of the texts, in any case and without accents. */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const text = foldText(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
