import { factsOf } from '#core/languages.ts';

/** Joins the items of a list with the comma of the language. */
export const joinList = (items: readonly string[], language: string): string => items.join(factsOf(language).betweenItems);

/** Joins whole sentences. Not every language has a space between them. */
export const joinSentences = (sentences: readonly string[], language: string): string => sentences.join(factsOf(language).betweenSentences);
