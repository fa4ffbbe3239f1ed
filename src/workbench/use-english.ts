import { useMemo } from 'react';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { useToolContext } from './tool-context.ts';
import { useLoaded } from './use-loaded.ts';

type LoadEnglish = () => Promise<{ readonly default: MessageTree }>;

const loadNothing = () => Promise.resolve(undefined);

/**
 * The tool's English texts beside those of the page's language, for a search that finds by both: `undefined` until they are loaded, and
 * where the page is English. They fill in nothing. `load` imports the English file and is a constant of the view.
 */
export function useEnglish(load: LoadEnglish): TranslateAny | undefined {
  const { language } = useToolContext();
  const texts = useLoaded<{ readonly default: MessageTree } | undefined>(language === 'en' ? loadNothing : load)?.default;
  return useMemo(() => texts && ((key) => textAt(texts, key)), [texts]);
}

function textAt(texts: MessageTree, key: string): string {
  let node: string | MessageTree | undefined = texts;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : '';
}
