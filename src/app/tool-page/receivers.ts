import type { Language } from '#core/languages.ts';
import type { ReceivingTool } from '#workbench/hand-over/hand-over.ts';
import { languageData } from '../language/language-data.ts';

/** The tools an output can be sent to, with their names in a language. */
export async function loadReceivers(language: Language): Promise<readonly ReceivingTool[]> {
  const { default: receivers } = await import('virtual:receivers');
  const { listing } = languageData(language);
  return receivers.map((receiver) => ({ ...receiver, name: listing[receiver.toolId]?.name ?? receiver.toolId }));
}
