import { resolve } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../../src/core/languages.ts';
import { sameEverywhere } from './everywhere.ts';
import type { SameTexts } from './same-texts.ts';

/** Each language has its own file in this folder. */
const readOwn = async (language: Language): Promise<readonly SameTexts[]> =>
  ((await import(resolve(import.meta.dirname, `${language}.ts`))) as { readonly default: readonly SameTexts[] }).default; // the compiler checks each of them

const lists = new Map(
  await Promise.all(
    languages
      .filter((language) => language !== defaultLanguage)
      .map(async (language) => [language, [...sameEverywhere(language), ...(await readOwn(language))]] as const),
  ),
);

/** The texts that may be the same in a language as in English. */
export const sameTextsOf = (language: Language): readonly SameTexts[] => lists.get(language) ?? [];
