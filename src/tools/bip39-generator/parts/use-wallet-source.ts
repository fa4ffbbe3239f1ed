import { useState } from 'react';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { type WordCount, wordCountOfEntropy, wordCountOfMnemonic } from '../word-count.ts';
import type { WordListName } from '../word-lists.ts';

interface Edit {
  readonly field: 'entropy' | 'mnemonic';
  /** The list selected at that time. */
  readonly typedIn: WordListName;
}

/** Determines the source of the wallet: the field that was edited last, or random entropy. The other field displays the derived value. */
export function useWalletSource({ values, show, job, set, bring }: Tool<typeof declaration, typeof en>) {
  const { wordList, entropy, mnemonic } = values;
  const [lastEdit, setLastEdit] = useState<Edit>();
  // Without an edit, a link may have provided a mnemonic.
  const isFromMnemonic = lastEdit ? lastEdit.field === 'mnemonic' : mnemonic !== '';
  const { value: derived } = show('mnemonicUsed');
  // The field edited last keeps its text until another list is selected for its words.
  const isTyped = isFromMnemonic && ((lastEdit?.typedIn ?? wordList) === wordList || derived === '');

  const draw = (count: WordCount) => {
    set('mnemonic', '');
    set('wordCount', count);
    setLastEdit(undefined);
    bring('typedIn', undefined);
    job('draw').regenerate();
  };
  const edit = (field: Edit['field'], typed: string, count: WordCount | undefined) => {
    set(field === 'entropy' ? 'mnemonic' : 'entropy', '');
    set(field, typed);
    if (count) set('wordCount', count);
    setLastEdit({ field, typedIn: wordList });
    bring('typedIn', wordList);
  };

  return {
    entropy: isFromMnemonic ? show('entropyUsed').value : entropy,
    mnemonic: isTyped ? mnemonic : derived,
    draw,
    editEntropy: (typed: string) => edit('entropy', typed, wordCountOfEntropy(typed)),
    editMnemonic: (typed: string) => edit('mnemonic', typed, wordCountOfMnemonic(typed)),
  };
}
