import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts';

/** The first of the browser's languages that the site has, unless that is the one it is shown in anyway. */
export function offeredLanguage(preferred: readonly string[]): Language | undefined {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return known === defaultLanguage ? undefined : known;
}
