import { readFileSync } from 'node:fs';
import type { Language } from '#i18n/languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { createToolTranslator } from '#i18n/tool-translator.ts';

/** A tool's own texts in a language, said as its page says them. */
export function toolTexts(tool: string, language: Language): TranslateAny {
  const file = new URL(`../src/tools/${tool}/messages/${language}.json`, import.meta.url);
  return createToolTranslator(language, JSON.parse(readFileSync(file, 'utf8')) as MessageTree); // scripts/check-messages.ts holds its shape
}
