import { defaultLanguage } from '../../src/core/languages.ts';
import { listingOf } from '../catalog.ts';

/** What a tool is searched by beside its name and description in the page's language. */
export interface SearchTexts {
  readonly englishName: string;
  /** Between commas: the language's own in their order, then the English ones. */
  readonly keywords: string;
}

const cut = (keywords: string): readonly string[] => keywords.split(',').map((keyword) => keyword.trim());

/** What a tool is searched by in a language: people of all languages type the English words, too. */
export function searchTexts(toolId: string, language: string): SearchTexts {
  const english = listingOf(toolId, defaultLanguage);
  const keywords = new Set([...cut(listingOf(toolId, language).keywords), ...cut(english.keywords)]);
  return { englishName: english.name, keywords: [...keywords].join(',') };
}
