import { defaultLanguage, type Language } from '../../src/core/languages.ts';
import { isSameByRight } from './is-same-by-right.ts';
import { isPlural, pluralForms, withoutPlural } from './plural.ts';

export interface MessageFile {
  readonly [key: string]: string | MessageFile;
}

/** Flattens nested messages: `home.found_other` → text. */
export function textsOf(file: MessageFile, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(file).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholdersOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\{\s*[\w.]+\s*\}\}/g));

/** Code in backticks, tags, and `$t(…)` (the quoted label of a field), which are the same in every language. */
const markupOf = (text: string): string => (text.match(/`[^`]*`|(?<!\$)<\/?[a-z][^<>]*>|\$t\([^)]*\)/gi) ?? []).toSorted().join(' ');

/** The keys that a language must have for those of the English file: one for each of its own plural forms, or the key itself. */
function neededKeys(english: ReadonlyMap<string, string>, language: Language): ReadonlyMap<string, readonly string[]> {
  const forms = pluralForms(language);
  return new Map(
    [...english.keys()].map((key) => [withoutPlural(key), isPlural(key) ? forms.map((form) => `${withoutPlural(key)}_${form}`) : [key]]),
  );
}

/** Problems with a text, compared to its English originals: one text, or one for each English plural form. */
function faultsOf(key: string, text: string, originals: readonly string[], language: Language): readonly string[] {
  const known = originals.map(placeholdersOf).reduce((all, some) => all.union(some));
  const always = originals.map(placeholdersOf).reduce((all, some) => all.intersection(some));
  const found = placeholdersOf(text);
  return [
    ...[...found.difference(known)].map((placeholder) => `“${key}” has ${placeholder}, which English has not`),
    ...[...always.difference(found)].map((placeholder) => `“${key}” lacks ${placeholder}`),
    ...(originals.some((original) => markupOf(original) === markupOf(text))
      ? []
      : [`“${key}” has other code, tags or quoted labels than English`]),
    ...(text === '' ? [`“${key}” is empty`] : []),
    ...(language !== defaultLanguage && originals.includes(text) && !isSameByRight(text, language)
      ? [`“${key}” is “${text}” as in English: translate it, or say in scripts/messages/same-texts/${language}.ts why it is the same`]
      : []),
  ];
}

export interface Comparison {
  /** English keys (without plural form) that the language does not have, or not in all its plural forms. */
  readonly missing: readonly string[];
  /** Keys that English lacks, plural forms of another language, different placeholders or markup, and untranslated English. */
  readonly faults: readonly string[];
  /** The number of texts that the language needs and has. */
  readonly count: { readonly needed: number; readonly found: number };
}

/** Compares the messages of a language with the English ones. */
export function compareMessages(englishFile: MessageFile, translatedFile: MessageFile, language: Language): Comparison {
  const english = textsOf(englishFile);
  const translated = textsOf(translatedFile);
  const needed = neededKeys(english, language);
  const neededTexts = [...needed.values()].flat();
  const missing = [...needed].filter(([, keys]) => !keys.every((key) => translated.has(key))).map(([key]) => key);

  const originalsOf = Map.groupBy(english, ([key]) => withoutPlural(key));
  const faults = [...translated].flatMap(([key, text]) => {
    const originals = originalsOf.get(withoutPlural(key))?.map(([, original]) => original);
    if (!originals) return [`“${key}” is not in the English file`];
    if (!needed.get(withoutPlural(key))?.includes(key)) return [`“${key}” is no form that this language has of it`];
    return faultsOf(key, text, originals, language);
  });
  return { missing, faults, count: { needed: neededTexts.length, found: neededTexts.filter((key) => translated.has(key)).length } };
}
