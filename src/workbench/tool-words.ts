import type { TranslateAny } from '#i18n/message-key.ts';
import type { Words } from '#ui/words.ts';

/** What the components say by themselves, in the visitor's language. */
export function translateWords(shellText: TranslateAny): Words {
  const word = (key: string): string => shellText(`words.${key}`);
  const about =
    (key: string) =>
    (label: string): string =>
      shellText(`words.${key}`, { label });
  return {
    copy: about('copy'),
    copied: word('copied'),
    pressToCopy: word('pressToCopy'),
    download: about('download'),
    reveal: about('reveal'),
    hide: about('hide'),
    clear: word('clear'),
    paste: word('paste'),
    openFile: word('openFile'),
    sample: word('sample'),
    undo: word('undo'),
    cancel: word('cancel'),
    close: word('close'),
    search: word('search'),
    noResults: word('noResults'),
    dropFiles: word('dropFiles'),
    removeFile: about('removeFile'),
    slider: about('slider'),
    swap: word('swap'),
    working: word('working'),
    sortBy: about('sortBy'),
  };
}
