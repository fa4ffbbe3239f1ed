import { factsOf } from '#core/languages.ts';

/** The items of a list one after the other, with the comma of the language. */
export const joinList = (items: readonly string[], language: string): string => items.join(factsOf(language).betweenItems);

/** Whole sentences one after the other: not every language has a blank between them. */
export const joinSentences = (sentences: readonly string[], language: string): string => sentences.join(factsOf(language).betweenSentences);
