const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** `found_one` and `found_other` are two forms of the message `found`. */
export const withoutPlural = (key: string): string => key.replace(SUFFIX, '');

export const isPlural = (key: string): boolean => SUFFIX.test(key);

/**
 * The plural forms of a language: `one` and `other` in English. French also has `many`, which is for whole millions (1 000 000 de
 * résultats).
 */
export const pluralForms = (language: string): readonly string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
