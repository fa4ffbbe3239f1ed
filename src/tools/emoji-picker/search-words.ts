/** Without case and accents. */
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');

/** What a search compares: the parts between white space, colons, underscores and hyphens. */
export const searchParts = (text: string): readonly string[] =>
  folded(text)
    .split(/[\s:_-]+/)
    .filter((part) => part !== '');

/** The words of texts, each after a space: those between such separators, and without signs around or inside of them, too. */
export function searchableWords(texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => searchParts(text)));
  // The set grows meanwhile, by words without signs, which add nothing more.
  for (const word of words) for (const part of word.split(/[^\p{L}\p{N}]+/u)) if (part !== '') words.add(part);
  return [...words].map((word) => ` ${word}`).join('');
}

/** Whether each part is the beginning of a word. */
export const haveAll = (words: string, parts: readonly string[]): boolean => parts.every((part) => words.includes(` ${part}`));
