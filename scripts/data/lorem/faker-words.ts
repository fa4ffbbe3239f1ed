import { allLocales } from '@faker-js/faker';

/** The languages whose words are from faker. */
type FakerLocale = 'ar' | 'he' | 'ja' | 'ko' | 'ru' | 'vi';

/** The distinct words of faker's placeholder text, without punctuation at their end. Numbers and compounds are left out. */
export function fakerWords(locale: FakerLocale): readonly string[] {
  const words = (allLocales[locale].lorem?.word ?? [])
    .map((word) => word.replace(/[.,]$/, ''))
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
  if (words.length === 0) throw new Error(`faker has no words of “${locale}” any more.`);
  return [...new Set(words)];
}
