import type { Language } from '#core/languages.ts';
import type { ReceivingTool } from '#workbench/hand-over/hand-over.ts';
import { findTool } from '../catalog.ts';
import { languageData, loadDescriptions } from '../language/language-data.ts';

const loaded = new Map<Language, Promise<readonly ReceivingTool[]>>();

/** The tools an output can be sent to, with what a language says of them: the same promise each time, which a component waits for that begins anew. */
export function loadReceivers(language: Language): Promise<readonly ReceivingTool[]> {
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language)); // to be tried again
  return loading;
}

async function load(language: Language): Promise<readonly ReceivingTool[]> {
  const [{ default: receivers }] = await Promise.all([import('virtual:receivers'), loadDescriptions(language)]);
  const { listing } = languageData(language);
  return receivers.flatMap((receiver) => {
    const tool = findTool(receiver.toolId);
    const { name = receiver.toolId, description = '' } = listing[receiver.toolId] ?? {};
    return tool ? [{ ...receiver, icon: tool.icon, name, description }] : []; // of those that the site has
  });
}
