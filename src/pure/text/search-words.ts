import { foldText } from './fold-text.ts';

/** The folded words of a search. A blank search is one empty word, which matches every text. */
export const searchedWords = (search: string): readonly string[] => foldText(search).trim().split(/\s+/);

/** Whether the texts together contain every word, ignoring case and accents. */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const text = foldText(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
