import type { MessageKey, MessageTree } from '#core/message-key.ts';
import { useToolContext } from './tool-context.ts';
import { useLoaded } from './use-loaded.ts';

type LoadEnglish = () => Promise<{ readonly default: MessageTree }>;

const loadNothing: LoadEnglish = () => Promise.resolve({ default: {} });

/**
 * The tool's English texts beside those of the page's language, for a search that finds by both: empty until they are loaded, and where
 * the page is English. `load` imports the English file and is a constant of the view.
 */
export function useEnglish<Source>(load: LoadEnglish): (key: MessageKey<Source>) => string {
  const { language } = useToolContext();
  const english = useLoaded(language === 'en' ? loadNothing : load);
  return (key) => {
    let node: string | MessageTree | undefined = english?.default;
    for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
    return typeof node === 'string' ? node : '';
  };
}
