import type { Language } from '#core/languages.ts';
import type { ReceivingTool } from '#workbench/hand-over/hand-over.ts';
import { findTool } from '../catalog.ts';
import { languageData, loadDescriptions } from '../language/language-data.ts';

/** The tools an output can be sent to, with what a language says of them. */
export async function loadReceivers(language: Language): Promise<readonly ReceivingTool[]> {
  const [{ default: receivers }] = await Promise.all([import('virtual:receivers'), loadDescriptions(language)]);
  const { listing } = languageData(language);
  return receivers.map((receiver) => ({
    ...receiver,
    icon: findTool(receiver.toolId)?.icon ?? '',
    name: listing[receiver.toolId]?.name ?? receiver.toolId,
    description: listing[receiver.toolId]?.description ?? '',
  }));
}
