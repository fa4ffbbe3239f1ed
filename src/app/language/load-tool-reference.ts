import references from 'virtual:references';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';

/** What a tool has to say under `reference` in a language, English where the language lacks a text. */
export async function loadToolReference(toolId: string, language: Language): Promise<MessageTree> {
  const { default: tools } = await references[language]();
  const load = tools[toolId];
  if (!load) throw new Error(`The messages of the tool “${toolId}” have no reference.`);
  return (await load()).default;
}
