/** One of some words. */
export const union = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
