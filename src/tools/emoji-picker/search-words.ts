import { foldText } from '#pure/text/fold-text.ts';

/** The search form of a text: its parts between white space, colons, underscores, and hyphens. */
export const searchParts = (text: string): readonly string[] =>
  foldText(text)
    .split(/[\s:_-]+/)
    .filter((part) => part !== '');

const CHINESE = /^\p{Script=Han}{2,}$/u;

/**
 * The words of texts, each after a space, also without punctuation around or within them. A Chinese word can begin at each character,
 * because there are no spaces.
 */
export function searchableWords(texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => searchParts(text)));
  // The set grows during the loop, by words without punctuation and by shorter ones.
  for (const word of words) {
    for (const part of word.split(/[^\p{L}\p{N}]+/u)) if (part !== '') words.add(part);
    if (CHINESE.test(word)) words.add([...word].slice(1).join(''));
  }
  return [...words].map((word) => ` ${word}`).join('');
}

/** Whether each part is the beginning of a word. */
export const haveAll = (words: string, parts: readonly string[]): boolean => parts.every((part) => words.includes(` ${part}`));
