import type { Language } from '../../src/i18n/languages.ts';
import { isPlural, pluralForms, withoutPlural } from './plural.ts';

export interface MessageFile {
  readonly [key: string]: string | MessageFile;
}

/** `found_other` → text, however deep: `home.found_other`. */
export function textsOf(file: MessageFile, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(file).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholdersOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\{\s*[\w.]+\s*\}\}/g));

/** The texts that a language must have for those of the English file: its own plural forms, or the one form. */
function neededKeys(english: ReadonlyMap<string, string>, language: Language): ReadonlyMap<string, readonly string[]> {
  const forms = pluralForms(language);
  return new Map(
    [...english.keys()].map((key) => [withoutPlural(key), isPlural(key) ? forms.map((form) => `${withoutPlural(key)}_${form}`) : [key]]),
  );
}

export interface Comparison {
  /** English keys (without plural form) that the language does not have, or not in all its plural forms. */
  readonly missing: readonly string[];
  /** What no language may have: keys that English lacks, and other placeholders. */
  readonly faults: readonly string[];
}

/** Compares the messages of a language with the English ones. */
export function compareMessages(englishFile: MessageFile, translatedFile: MessageFile, language: Language): Comparison {
  const english = textsOf(englishFile);
  const translated = textsOf(translatedFile);
  const needed = neededKeys(english, language);
  const missing = [...needed].filter(([, keys]) => !keys.every((key) => translated.has(key))).map(([key]) => key);

  const faults = [...translated].flatMap(([key, text]) => {
    const originals = [...english].filter(([candidate]) => withoutPlural(candidate) === withoutPlural(key)).map(([, original]) => original);
    if (originals.length === 0) return [`“${key}” is not in the English file`];
    const known = originals.map(placeholdersOf).reduce((all, some) => all.union(some));
    const always = originals.map(placeholdersOf).reduce((all, some) => all.intersection(some));
    const found = placeholdersOf(text);
    return [
      ...[...found.difference(known)].map((placeholder) => `“${key}” has ${placeholder}, which English has not`),
      ...[...always.difference(found)].map((placeholder) => `“${key}” lacks ${placeholder}`),
    ];
  });
  return { missing, faults };
}
