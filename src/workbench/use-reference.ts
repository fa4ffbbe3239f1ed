import { useEffect, useState } from 'react';
import type { MessageKey, MessageTree } from '#core/message-key.ts';
import { useToolContext } from './tool-context.ts';

type ReferenceOf<Source> = Source extends { readonly reference: infer Reference } ? Reference : never;

/**
 * The tool's texts under `reference`: many of which few are wanted at a time, so that they are not in the page but a chunk that is
 * loaded once they are wanted. Until then each of them is empty. They have no placeholders.
 */
export function useReference<Source>(isWanted: boolean): (key: MessageKey<ReferenceOf<Source>>) => string {
  const { toolId, language, loadReference } = useToolContext();
  const page = `${language}/${toolId}`;
  const [loaded, setLoaded] = useState<{ readonly page: string; readonly texts: MessageTree }>();
  const isLoaded = loaded?.page === page;

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isLatest = true;
    const load = async (): Promise<void> => {
      try {
        const texts = await loadReference();
        if (isLatest) setLoaded({ page, texts });
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
  }, [isWanted, isLoaded, page, loadReference]);

  return (key) => (isLoaded ? (textAt(loaded.texts, key) ?? '') : '');
}

function textAt(texts: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = texts;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}
