import type { Language } from '#i18n/languages.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { createToolTranslator } from '#i18n/tool-translator.ts';
import { toolMessages } from '../scripts/vite/messages.ts';

/** A tool's texts in a language, said as its page says them. */
export const toolTexts = (tool: string, language: Language): TranslateAny => createToolTranslator(language, toolMessages(tool, language));
