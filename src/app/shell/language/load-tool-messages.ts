import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import { messages } from '#generated/messages.ts';

/** The texts and keywords of a tool in a language, with English for missing texts. Returns `{}` if `toolId` is not a tool. */
export async function loadToolMessages(toolId: string, language: Language): Promise<MessageTree> {
  const { tools } = await messages[language]();
  return (await tools[toolId]?.())?.default ?? {};
}
