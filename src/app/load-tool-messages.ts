import messages from 'virtual:messages';
import type { Language } from '#i18n/languages.ts';
import type { MessageTree } from '#i18n/message-key.ts';

/** The texts of a tool's interior in a language, English where the language lacks one. */
export async function loadToolMessages(toolId: string, language: Language): Promise<MessageTree> {
  const { default: tools } = await messages[language]();
  const load = tools[toolId];
  if (!load) throw new Error(`There are no messages for the tool “${toolId}”.`);
  return (await load()).default;
}
