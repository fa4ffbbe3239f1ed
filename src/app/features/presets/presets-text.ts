import { use, useMemo } from 'react';
import type { Language } from '#core/languages.ts';
import type { Translate } from '#core/message-key.ts';
import { presetsTexts } from '#generated/presets-texts.ts';
import { createTranslator } from '#i18n/translator.ts';
import type texts from '#i18n/presets/en.json';
import { useLanguage } from '../../shell/language/use-language.ts';

export type PresetsText = Translate<typeof texts>;

const loaded = new Map<Language, Promise<{ default: typeof texts }>>();

/** Returns the same promise each time, so that a suspended component can wait for it again. */
function load(language: Language): Promise<{ default: typeof texts }> {
  const loading = loaded.get(language) ?? presetsTexts[language]();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language)); // allows another attempt
  return loading;
}

/** The texts of presets. Suspends until they are loaded. */
export function usePresetsText(): PresetsText {
  const { language } = useLanguage();
  const { default: messages } = use(load(language));
  return useMemo(() => createTranslator(language, messages) as PresetsText, [language, messages]); // has the keys of the English file
}
