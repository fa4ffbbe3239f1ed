import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../src/core/languages.ts';
import type { MessageTree } from '../../src/core/message-key.ts';
import { toolPath } from '../catalog.ts';
import { sharedNames } from '../messages/shared-names.ts';

export interface ToolMessages extends MessageTree {
  readonly listing: { readonly name: string; readonly short: string; readonly description: string; readonly keywords: string };
}

const readJson = <Tree>(file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree; // check-messages checks its shape

const fileOf = (toolId: string, language: string): string => toolPath(toolId, 'messages', `${language}.json`);

/** Merges two trees of messages. The texts of `over` take precedence. */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...base };
  for (const [key, text] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof text === 'object' && typeof below === 'object' ? mergeMessages(below, text) : text;
  }
  return merged;
}

/**
 * Adds shared messages: `"shared": "data-formats"` in an English file, including a shared one, adds `src/domains/data-formats/messages`. A
 * list adds several. The messages of the file itself take precedence.
 */
function withShared(messages: MessageTree, english: MessageTree, language: string): MessageTree {
  const added = sharedNames(english).map((name) => {
    const read = (code: string): MessageTree => readJson(`src/domains/${name}/messages/${code}.json`);
    return withShared(read(language), read(defaultLanguage), language);
  });
  return [...added, messages].reduce((base, over) => mergeMessages(base, over));
}

/** The messages of a tool in a language, including shared ones. English if the language does not have a text. */
export function toolMessages(toolId: string, language: string): ToolMessages {
  const english = readJson<ToolMessages>(fileOf(toolId, defaultLanguage));
  const base = withShared(english, english, defaultLanguage);
  const translated = language === defaultLanguage ? {} : withShared(readJson(fileOf(toolId, language)), english, language);
  return mergeMessages(base, translated) as ToolMessages; // it has the shape of the English file
}

/** Whether a tool itself has reference texts. Shared ones do not count. */
export const hasReference = (toolId: string): boolean => 'reference' in readJson<ToolMessages>(fileOf(toolId, defaultLanguage));

/** A function that reads the messages of a folder in a language. English if the language does not have a text. */
export const messagesIn =
  (folder: string) =>
  (language: string): MessageTree =>
    mergeMessages(readJson(`${folder}/${defaultLanguage}.json`), readJson(`${folder}/${language}.json`));

/** The messages of the command line itself. */
export const cliMessages = messagesIn('src/cli/messages');
