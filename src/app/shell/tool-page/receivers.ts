import type { Language } from '#core/languages.ts';
import type { ReceivingTool } from '#tool-ui/hand-over/hand-over.ts';
import { findTool } from '../catalog.ts';
import { languageData, loadDescriptions } from '../language/language-data.ts';

const loaded = new Map<Language, Promise<readonly ReceivingTool[]>>();

/**
 * Loads the tools that outputs can be sent to, with texts in a language. Returns the same promise each time, so that a suspended component
 * can wait for it again.
 */
export function loadReceivers(language: Language): Promise<readonly ReceivingTool[]> {
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language)); // allows another attempt
  return loading;
}

async function load(language: Language): Promise<readonly ReceivingTool[]> {
  const [{ receivers }] = await Promise.all([import('#generated/receivers.ts'), loadDescriptions(language)]);
  const { listing } = languageData(language);
  return receivers.flatMap((receiver) => {
    const tool = findTool(receiver.toolId);
    const { name = receiver.toolId, description = '' } = listing[receiver.toolId] ?? {};
    return tool ? [{ ...receiver, icon: tool.icon, name, description }] : []; // excludes hidden tools
  });
}
