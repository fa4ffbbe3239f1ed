import languages, { type LanguageData } from 'virtual:languages';
import type { Language } from '#i18n/languages.ts';
import type { Translate } from '#i18n/message-key.ts';
import { createShellTranslator } from '#i18n/shell-translator.ts';
import type shell from '#i18n/shell/en.json';

export type ShellText = Translate<typeof shell>;

interface LoadedLanguage {
  readonly listing: LanguageData['listing'];
  readonly t: ShellText;
}

const loaded = new Map<Language, LoadedLanguage>();

/** Loads the shell's texts and the listing of a language; the pages then read them without waiting. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { default: data } = await languages[language]();
  loaded.set(language, { listing: data.listing, t: createShellTranslator(language, data.shell) as ShellText }); // the keys of the English file
}

export function languageData(language: Language): LoadedLanguage {
  const data = loaded.get(language);
  if (!data) throw new Error(`The language “${language}” is not loaded. Await loadLanguage before rendering.`);
  return data;
}
