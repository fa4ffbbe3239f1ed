import { use, useMemo } from 'react';
import presetsTexts from 'virtual:presets-texts';
import type { Language } from '#core/languages.ts';
import type { Translate } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import type texts from '#i18n/presets/en.json';
import { useLanguage } from '../language/use-language.ts';

export type PresetsText = Translate<typeof texts>;

const loaded = new Map<Language, Promise<{ default: typeof texts }>>();

/** The same promise each time, which a component waits for that begins anew. */
function load(language: Language): Promise<{ default: typeof texts }> {
  const loading = loaded.get(language) ?? presetsTexts[language]();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language)); // to be tried again
  return loading;
}

/** What presets say; suspends until it is there. */
export function usePresetsText(): PresetsText {
  const { language } = useLanguage();
  const { default: messages } = use(load(language));
  return useMemo(() => createTranslator(language, messages) as PresetsText, [language, messages]); // the keys of the English file
}
