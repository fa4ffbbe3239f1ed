import { useEffect, useMemo, useState } from 'react';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { useToolContext } from '../tool-context.ts';

const REFERENCE = 'reference.';

/**
 * The tool's words, for its answers: also those under `reference`, many of which few are wanted at a time, so that they are not in the page
 * but a chunk that is loaded once they are wanted. Until then each of them is empty. They have no placeholders.
 */
export function useAnswerWords(isReferenceWanted: boolean): TranslateAny {
  const { toolId, language, t, loadReference } = useToolContext();
  const page = `${language}/${toolId}`;
  const [loaded, setLoaded] = useState<{ readonly page: string; readonly texts: MessageTree }>();
  const texts = loaded?.page === page ? loaded.texts : undefined;
  const isAskedFor = isReferenceWanted && texts === undefined;

  useEffect(() => {
    if (!isAskedFor) return;
    let isLatest = true;
    const load = async (): Promise<void> => {
      try {
        const loadedTexts = await loadReference();
        if (isLatest) setLoaded({ page, texts: loadedTexts });
      } catch (error) {
        // Shown by the tool's error boundary, as is every chunk that cannot be had.
        setLoaded(() => {
          throw error;
        });
      }
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [isAskedFor, page, loadReference]);

  return useMemo(
    () => (key, values) => (key.startsWith(REFERENCE) ? textAt(texts, key.slice(REFERENCE.length)) : t(key, values)),
    [t, texts],
  );
}

function textAt(texts: MessageTree | undefined, key: string): string {
  let node: string | MessageTree | undefined = texts;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : '';
}
