import { defaultLanguage, isLanguage, type Language, languages } from '#core/languages.ts';
import type { Around } from './contract.ts';

/** The language that a call asks for. Throws a RangeError where there are no words of it. */
export function askedLanguage({ language = defaultLanguage }: Pick<Around, 'language'>): Language {
  if (!isLanguage(language)) throw new RangeError(`The language is none of ${languages.join(', ')}.`);
  return language;
}
