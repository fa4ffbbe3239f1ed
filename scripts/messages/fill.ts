import type { Language } from '../../src/core/languages.ts';
import { markMessages } from '../new-language/mark-messages.ts';
import type { MessageFile } from './compare.ts';

const isTranslated = (text: unknown): text is string => typeof text === 'string' && !text.startsWith('⟦');

function keepTranslations(marked: MessageFile, translation: MessageFile): MessageFile {
  const entries = Object.entries(marked).map(([key, text]): [string, string | MessageFile] => {
    const before = translation[key];
    if (typeof text === 'string') return [key, isTranslated(before) ? before : text];
    return [key, keepTranslations(text, typeof before === 'object' ? before : {})];
  });
  return Object.fromEntries(entries);
}

/**
 * A translation with exactly the keys of the English file, in their order. Texts that are not translated are in English, between ⟦ and ⟧.
 */
export function fillMessages({ shared: _shared, ...english }: MessageFile, translation: MessageFile, language: Language): MessageFile {
  return keepTranslations(markMessages(english, language), translation);
}
