import type { TranslateAny } from '#core/message-key.ts';
import { englishWords, type Words } from '#ui/words.ts';

type WordTree = { readonly [key: string]: string | ((label: string, action: string) => string) | WordTree };

function translateTree(words: WordTree, path: string, shellText: TranslateAny): WordTree {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => {
      const message = `${path}.${key}`;
      if (typeof word === 'string') return [key, shellText(message)];
      if (typeof word === 'function') return [key, (label: string, action: string) => shellText(message, { label, action })];
      return [key, translateTree(word, message, shellText)];
    }),
  );
}

/** What the components say by themselves, in the visitor's language: the group `words` of the shell's messages. */
export const translateWords = (shellText: TranslateAny): Words =>
  translateTree(englishWords as unknown as WordTree, 'words', shellText) as unknown as Words; // the same keys, the same kinds
