import { isLanguage, type Language } from '#core/languages.ts';
import { readStored, writeStored } from '#workbench/stored/storage.ts';

/** A JSON array of the languages whose pages have been opened: these are kept offline. */
export const LANGUAGES_KEY = 'offlineLanguages';

/** The languages in what is stored, whatever else stands there. */
export function parseLanguages(stored: string | undefined): readonly Language[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isLanguage))] : [];
  } catch {
    return []; // not JSON: somebody else's value
  }
}

/** The page's language and, behind it, the others that are to be kept. It is one of them from now on. */
export function keptLanguages(current: Language): readonly [Language, ...Language[]] {
  const stored = parseLanguages(readStored(LANGUAGES_KEY));
  if (!stored.includes(current)) writeStored(LANGUAGES_KEY, JSON.stringify([...stored, current]));
  return [current, ...stored.filter((language) => language !== current)];
}
