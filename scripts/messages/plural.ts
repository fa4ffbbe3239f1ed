import type { Language } from '../../src/i18n/languages.ts';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** `found_one` and `found_other` are two forms of the message `found`. */
export const withoutPlural = (key: string): string => key.replace(SUFFIX, '');

export const isPlural = (key: string): boolean => SUFFIX.test(key);

/** The forms that a language has for whole numbers: `one` and `other` in English, `one`, `few` and `many` in Russian. */
export function pluralForms(language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}
