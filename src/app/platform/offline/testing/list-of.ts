import { type Language, languages } from '#core/languages.ts';
import type { OfflineList } from '../offline-list.ts';

interface NamedTool {
  readonly code: readonly string[];
  readonly data?: readonly string[];
  readonly inLanguage?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

interface NamedList {
  readonly core?: OfflineList['core'];
  readonly common?: readonly string[];
  readonly languages?: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly tools?: Readonly<Record<string, NamedTool>>;
  readonly packs?: Readonly<Record<string, { readonly bytes: number; readonly files: readonly string[] }>>;
  /** The sizes of files; 1000 bytes by default. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** Creates an offline list from file names. */
export function listOf({ core, common = [], languages: texts = {}, tools = {}, packs = {}, sizes = {} }: NamedList): OfflineList {
  const names: string[] = [];
  const numbersOf = (some: readonly string[] = []): readonly number[] =>
    some.map((name) => {
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    });
  const inLanguages = (named: NamedTool['inLanguage'] = {}) =>
    Object.fromEntries(Object.entries(named).map(([language, some]) => [language, numbersOf(some)]));
  const list = {
    core: core ?? { count: 0, bytes: 0 },
    common: numbersOf(common),
    languages: Object.fromEntries(languages.map((language) => [language, numbersOf(texts[language])])) as OfflineList['languages'], // all of them
    tools: Object.fromEntries(
      Object.entries(tools).map(([id, { code, data, inLanguage }]) => [
        id,
        { code: numbersOf(code), data: numbersOf(data), inLanguage: inLanguages(inLanguage) },
      ]),
    ),
    packs: Object.entries(packs).map(([name, { bytes, files }]) => ({ name, bytes, files: numbersOf(files) })),
  };
  return { ...list, files: names.map((name) => [name, sizes[name] ?? 1000]) };
}
