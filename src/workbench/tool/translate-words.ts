import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import type { Words } from '#ui/words/words.ts';

/** What names a label is a function of it. */
const translateTree = (messages: MessageTree, path: string, t: TranslateAny): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const at = `${path}.${key}`;
      if (typeof message === 'object') return [key, translateTree(message, at, t)];
      return [key, message.includes('{{') ? (label: string, action: string) => t(at, { label, action }) : message];
    }),
  );

/** What the components say by themselves, in the visitor's language: the group `words` of the shell's messages, which `t` says, too. */
export const translateWords = (words: MessageTree, t: TranslateAny): Words => translateTree(words, 'words', t) as Words; // translate-words.test.ts compares them
