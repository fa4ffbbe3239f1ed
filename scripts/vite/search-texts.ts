import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../src/core/languages.ts';

interface Listing {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
}

/** What a tool is searched by beside its name and description in the page's language. */
export interface SearchTexts {
  readonly englishName: string;
  /** Between commas: the language's own in their order, then the English ones. */
  readonly keywords: string;
}

/** The listing of a tool in a language. */
export const readListing = (toolId: string, language: string): Listing =>
  (JSON.parse(readFileSync(`src/tools/${toolId}/messages/${language}.json`, 'utf8')) as { readonly listing: Listing }).listing; // check-messages has checked it

const cut = (keywords: string): readonly string[] => keywords.split(',').map((keyword) => keyword.trim());

/** What a tool is searched by in a language: people of all languages type the English words, too. */
export function searchTexts(toolId: string, language: string): SearchTexts {
  const english = readListing(toolId, defaultLanguage);
  const keywords = new Set([...cut(readListing(toolId, language).keywords), ...cut(english.keywords)]);
  return { englishName: english.name, keywords: [...keywords].join(',') };
}
