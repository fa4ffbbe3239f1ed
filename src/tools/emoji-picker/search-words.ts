import { foldText } from '#pure/text/fold-text.ts';

/** What a search compares: the parts between white space, colons, underscores and hyphens. */
export const searchParts = (text: string): readonly string[] =>
  foldText(text)
    .split(/[\s:_-]+/)
    .filter((part) => part !== '');

const CHINESE = /^\p{Script=Han}{2,}$/u;

/**
 * The words of texts, each after a space: those between such separators, and without signs around or inside of them, too. Chinese has no
 * spaces, so there a word begins at each character.
 */
export function searchableWords(texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => searchParts(text)));
  // The set grows meanwhile, by words without signs and by ever shorter ones.
  for (const word of words) {
    for (const part of word.split(/[^\p{L}\p{N}]+/u)) if (part !== '') words.add(part);
    if (CHINESE.test(word)) words.add([...word].slice(1).join(''));
  }
  return [...words].map((word) => ` ${word}`).join('');
}

/** Whether each part is the beginning of a word. */
export const haveAll = (words: string, parts: readonly string[]): boolean => parts.every((part) => words.includes(` ${part}`));
