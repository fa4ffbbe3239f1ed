import languages, { type LanguageData } from 'virtual:languages';
import type { Language } from '#core/languages.ts';
import type { Translate, TranslateAny } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import type shell from '#i18n/shell/en.json';
import type { Words } from '#ui/words/words.ts';
import { translateWords } from '#workbench/tool/translate-words.ts';
import { type CategoryTools, toolsByCategory } from '../catalog.ts';

export type ShellText = Translate<typeof shell>;

interface LoadedLanguage {
  readonly t: ShellText;
  /** What the components say by themselves. */
  readonly words: Words;
  /** Name and description of every tool, in the order of the names. */
  readonly listing: LanguageData['listing'];
  /** The tools as the menu shows them. */
  readonly menu: readonly CategoryTools[];
}

const loaded = new Map<Language, LoadedLanguage>();

/** Loads the shell's texts and the listing of a language; the pages then read them without waiting. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { default: data } = await languages[language]();
  const t: TranslateAny = createTranslator(language, data.shell);
  loaded.set(language, {
    t: t as ShellText, // the keys of the English file
    words: translateWords(data.shell.words, t),
    listing: data.listing,
    menu: toolsByCategory(Object.keys(data.listing)),
  });
}

export const isLoaded = (language: Language): boolean => loaded.has(language);

export function languageData(language: Language): LoadedLanguage {
  const data = loaded.get(language);
  if (!data) throw new Error(`The language “${language}” is not loaded. Await loadLanguage before rendering.`);
  return data;
}
