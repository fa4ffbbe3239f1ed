import type { Language } from '#core/languages.ts';
import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { Words } from '#ui/words/words.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Converts messages with a label or a number to functions. */
const translateTree = (messages: MessageTree, path: string, t: TranslateAny, numbers: Intl.NumberFormat): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const name = key.replace(PLURAL, '');
      const at = `${path}.${name}`;
      if (typeof message === 'object') return [name, translateTree(message, at, t, numbers)];
      if (name !== key) return [name, (count: number) => t(at, { count, number: numbers.format(count) })];
      return [name, message.includes('{{') ? (label: string, action: string) => t(at, { label, action }) : message];
    }),
  );

/** The texts of the components in the visitor's language, from the group `words` of the shell's messages, which `t` translates. */
export const translateWords = (words: MessageTree, t: TranslateAny, language: Language): Words =>
  translateTree(words, 'words', t, new Intl.NumberFormat(language)) as Words; // verified by translate-words.test.ts
