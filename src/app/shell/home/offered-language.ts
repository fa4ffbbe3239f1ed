import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts';

/** The first language of the browser that the site has, unless it is the default language. */
export function offeredLanguage(preferred: readonly string[]): Language | undefined {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return known === defaultLanguage ? undefined : known;
}
