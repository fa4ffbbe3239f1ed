import { useMemo } from 'react';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { messageAt } from '#i18n/translator.ts';
import { useToolContext } from './tool-context.ts';
import { useLoaded } from './use-loaded.ts';

type LoadEnglish = () => Promise<{ readonly default: MessageTree }>;

/**
 * The tool's English texts, for a search in two languages; `undefined` until they are loaded, and on English pages. Does not fill in
 * placeholders. `load` imports the English file and must be a constant of the view.
 */
export function useEnglish(load: LoadEnglish): TranslateAny | undefined {
  const { language } = useToolContext();
  const texts = useLoaded(language === 'en' ? undefined : load)?.default;
  return useMemo(() => texts && ((key) => messageAt(texts, key) ?? ''), [texts]);
}
