import type { PresentationTexts } from '#core/present.ts';
import type { Language } from '#core/languages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Library } from './library.ts';

/** Loads the texts of a tool, for its outputs and errors. */
export async function textsOf(library: Pick<Library, 'messages'>, toolId: string, language: Language): Promise<PresentationTexts> {
  return { t: createTranslator(language, await library.messages(toolId, language)), language };
}
