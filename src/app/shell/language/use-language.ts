import { useLocation } from 'react-router';
import type { Language } from '#core/languages.ts';
import { languageData } from './language-data.ts';
import { pathOf, splitPath } from '#core/addresses.ts';

/** The language of the page, its texts, and the paths of other pages in that language. */
export function useLanguage() {
  const { language, page } = splitPath(useLocation().pathname);
  return {
    language,
    page,
    ...languageData(language),
    pathOf: (target: string, inLanguage: Language = language) => pathOf(target, inLanguage),
  };
}
