import { isLanguage, type Language } from '#core/languages.ts';
import { readStored, writeStored } from '#workbench/stored/storage.ts';

/** A JSON array of the languages whose pages have been opened: these are kept offline while the visitor has chosen none. */
export const OPENED_LANGUAGES_KEY = 'offlineLanguages';
/** A JSON array of the languages that the visitor has chosen to be kept offline. */
export const CHOSEN_LANGUAGES_KEY = 'offlineLanguageChoice';

/** The languages in what is stored, whatever else stands there. */
export function parseLanguages(stored: string | undefined): readonly Language[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isLanguage))] : [];
  } catch {
    return []; // not JSON: somebody else's value
  }
}

/** The page's language and, behind it, the others that are to be kept: those that were chosen, else those that were opened. */
export function languagesToKeep(
  current: Language,
  chosen: readonly Language[],
  opened: readonly Language[],
): readonly [Language, ...Language[]] {
  const others = chosen.length > 0 ? chosen : opened;
  return [current, ...others.filter((language) => language !== current)];
}

/** What is to be kept now. The page's language is one of those that were opened from now on. */
export function keptLanguages(current: Language): readonly [Language, ...Language[]] {
  const opened = parseLanguages(readStored(OPENED_LANGUAGES_KEY));
  if (!opened.includes(current)) writeStored(OPENED_LANGUAGES_KEY, JSON.stringify([...opened, current]));
  return languagesToKeep(current, parseLanguages(readStored(CHOSEN_LANGUAGES_KEY)), opened);
}
