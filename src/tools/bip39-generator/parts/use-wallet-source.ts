import { useState } from 'react';
import type { Tool } from '#workbench/use-tool.ts';
import { valueOf } from '#workbench/outcome.ts';
import { useGenerated } from '#workbench/use-generated.ts';
import { drawEntropy } from '../draw-entropy.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';
import { type WordCount, wordCountOfEntropy, wordCountOfMnemonic } from '../word-count.ts';
import type { WordListName } from '../word-lists.ts';

interface Edit {
  readonly source: 'drawn' | 'entropy' | 'mnemonic';
  /** The list that was chosen then. */
  readonly typedIn: WordListName;
}

/**
 * What the wallet comes from: the field that was edited last, or entropy that was drawn. What was drawn is in no field,
 * and so in no link and in no storage.
 */
export function useWalletSource({ inputs, options, set }: Tool<typeof en, typeof fields.inputs, typeof fields.options>) {
  const { wordList, wordCount } = options;
  const drawn = useGenerated(drawEntropy, { wordCount });
  const [lastEdit, setLastEdit] = useState<Edit>();
  // Without an edit a link may have brought one of the two.
  const linked = inputs.mnemonic !== '' ? 'mnemonic' : inputs.entropy !== '' ? 'entropy' : 'drawn';
  const { source, typedIn } = lastEdit ?? { source: linked, typedIn: wordList };
  const typedWordCount =
    source === 'mnemonic' ? wordCountOfMnemonic(inputs.mnemonic) : source === 'entropy' ? wordCountOfEntropy(inputs.entropy) : undefined;

  const draw = (count: WordCount) => {
    set('entropy', '');
    set('mnemonic', '');
    set('wordCount', count);
    setLastEdit({ source: 'drawn', typedIn: wordList });
    drawn.redraw();
  };
  const edit = (field: 'entropy' | 'mnemonic', typed: string, count: WordCount | undefined) => {
    set(field === 'entropy' ? 'mnemonic' : 'entropy', '');
    set(field, typed);
    if (count) set('wordCount', count);
    setLastEdit({ source: field, typedIn: wordList });
  };

  return {
    source,
    typedIn,
    wordCount: typedWordCount ?? wordCount,
    entropy: source === 'drawn' ? (valueOf(drawn.outcome) ?? '') : inputs.entropy,
    mnemonic: inputs.mnemonic,
    draw,
    editEntropy: (typed: string) => edit('entropy', typed, wordCountOfEntropy(typed)),
    editMnemonic: (typed: string) => edit('mnemonic', typed, wordCountOfMnemonic(typed)),
  };
}
