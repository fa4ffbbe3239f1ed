/** A union type of string literals. */
export const union = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
