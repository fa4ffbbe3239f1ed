import { isLanguage, type Language } from '#core/languages.ts';
import { readStored, writeStored } from '#tool-ui/stored/storage.ts';

/** A JSON array of the languages whose pages were opened. They are kept offline until the visitor chooses others. */
export const OPENED_LANGUAGES_KEY = 'offlineLanguages';
/** A JSON array of the languages that the visitor has chosen to be kept offline. */
export const CHOSEN_LANGUAGES_KEY = 'offlineLanguageChoice';

/** Reads the languages from a stored value and ignores everything else. */
export function parseLanguages(stored: string | undefined): readonly Language[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isLanguage))] : [];
  } catch {
    return []; // not JSON: not written by this site
  }
}

/** The languages to keep: the page's language first, then the chosen ones, or the opened ones if none were chosen. */
export function languagesToKeep(
  current: Language,
  chosen: readonly Language[],
  opened: readonly Language[],
): readonly [Language, ...Language[]] {
  const others = chosen.length > 0 ? chosen : opened;
  return [current, ...others.filter((language) => language !== current)];
}

/** The languages to keep now. Records the page's language as opened. */
export function keptLanguages(current: Language): readonly [Language, ...Language[]] {
  const opened = parseLanguages(readStored(OPENED_LANGUAGES_KEY));
  if (!opened.includes(current)) writeStored(OPENED_LANGUAGES_KEY, JSON.stringify([...opened, current]));
  return languagesToKeep(current, parseLanguages(readStored(CHOSEN_LANGUAGES_KEY)), opened);
}
