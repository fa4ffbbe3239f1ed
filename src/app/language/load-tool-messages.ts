import messages from 'virtual:messages';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';

/** The texts of a tool's interior and its keywords in a language, English where the language lacks one; none of what is no tool. */
export async function loadToolMessages(toolId: string, language: Language): Promise<MessageTree> {
  const { default: tools } = await messages[language]();
  return (await tools[toolId]?.())?.default ?? {};
}
