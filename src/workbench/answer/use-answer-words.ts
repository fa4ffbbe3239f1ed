import { useMemo } from 'react';
import type { TranslateAny } from '#core/message-key.ts';
import { messageAt } from '#i18n/translator.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { useLoaded } from '../tool/use-loaded.ts';

/**
 * The tool's texts for results. The texts under `reference` are loaded on demand, because there are many and few are used; until then, they
 * are empty. They have no placeholders.
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
