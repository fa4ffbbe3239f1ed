import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import { references } from '#generated/references.ts';

/** The texts under `reference` of a tool in a language, with English for missing texts. */
export async function loadToolReference(toolId: string, language: Language): Promise<MessageTree> {
  const { tools } = await references[language]();
  const load = tools[toolId];
  if (!load) throw new Error(`The messages of the tool “${toolId}” have no reference.`);
  return (await load()).default;
}
