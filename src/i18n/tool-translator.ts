import { createInstance } from 'i18next';
import type { Language } from './languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';

/**
 * A translator for one tool in one language. Never shared: pages are prerendered several at a time, each in its own language.
 * The messages already fall back to English where the language lacks one (see scripts/vite/messages.ts).
 */
export function createToolTranslator(language: Language, messages: MessageTree): TranslateAny {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: { [language]: { tool: messages } },
  });
  const translate = instance.getFixedT(language, 'tool');
  return (key, values = {}) => translate(key, values);
}
