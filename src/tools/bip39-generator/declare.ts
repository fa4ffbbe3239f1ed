import { declareTool } from '#core/declaration.ts';
import { choice, secret } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { wordCounts } from './word-count.ts';
import { wordListNames } from './word-lists.ts';

export const declaration = declareTool({
  /** Each of the three opens a wallet, or helps to open one. */
  inputs: {
    entropy: secret({ singleLine: true, sample: '9e885d952ad362caeb4efe34a8e91bd2' }),
    mnemonic: secret(),
    passphrase: secret({ singleLine: true }),
  },
  options: {
    wordList: choice(wordListNames, 'english'),
    wordCount: choice(wordCounts, '12'),
  },
  /** The list that was selected when the mnemonic was typed, if it may differ. */
  uiInputs: { typedIn: choice(wordListNames, 'english') },
  outputs: {
    mnemonicUsed: textOutput({ isPrivate: true }),
    entropyUsed: textOutput({ isPrivate: true }),
    seed: textOutput({ isPrivate: true, file: 'seed.txt' }),
    rootKey: textOutput({ isPrivate: true, file: 'root-key.txt' }),
    entropySize: row(),
  },
  operations: {
    // Keeps the word lists and the 2048 rounds off the main thread.
    derive: {
      takes: ['entropy', 'mnemonic', 'passphrase', 'wordList', 'typedIn'],
      optional: ['typedIn'],
      gives: ['mnemonicUsed', 'entropyUsed', 'seed', 'rootKey', 'entropySize'],
      thread: 'worker',
    },
    draw: { takes: ['wordCount'], gives: [], writesTo: 'entropy', thread: 'main', trigger: 'generate' },
  },
});
