import { useMemo } from 'react';
import type { TranslateAny } from '#core/message-key.ts';
import { messageAt } from '#i18n/translator.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { useLoaded } from '../tool/use-loaded.ts';

/**
 * The tool's words, for its answers: also those under `reference`, many of which few are wanted at a time, so that they are not in the page
 * but a chunk that is loaded once they are wanted. Until then each of them is empty. They have no placeholders.
 */
export function useAnswerWords(isReferenceWanted: boolean): TranslateAny {
  const { toolId, language, t, loadReference } = useToolContext();
  const load = useMemo(
    () => (isReferenceWanted ? async () => ({ reference: await loadReference(toolId, language) }) : undefined),
    [isReferenceWanted, loadReference, toolId, language],
  );
  const texts = useLoaded(load);
  return useMemo(() => (key, values) => (key.startsWith('reference.') ? (messageAt(texts ?? {}, key) ?? '') : t(key, values)), [t, texts]);
}
