import type { Language } from '#core/languages.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import { toolMessages } from '../../scripts/catalog/messages.ts';

/** A translator with a tool's messages in a language, as on its page. */
export const toolTexts = (tool: string, language: Language): TranslateAny => createTranslator(language, toolMessages(tool, language));
