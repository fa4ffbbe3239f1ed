import { defaultLanguage, isLanguage, type Language, languages } from '#core/languages.ts';
import type { Around } from './contract.ts';

/** The language of a call. Throws a RangeError if it is not supported. */
export function askedLanguage({ language = defaultLanguage }: Pick<Around, 'language'>): Language {
  if (!isLanguage(language)) throw new RangeError(`The language must be one of ${languages.join(', ')}.`);
  return language;
}
