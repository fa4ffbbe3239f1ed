import { choice, defineInputs, defineOptions, secret } from '#core/fields.ts';

import { wordCounts } from './word-count.ts';
import { wordListNames } from './word-lists.ts';

/** Each of the three opens a wallet, or helps to. */
export const inputs = defineInputs({
  entropy: secret({ sample: '9e885d952ad362caeb4efe34a8e91bd2' }),
  mnemonic: secret(),
  passphrase: secret(),
});

export const options = defineOptions({
  wordList: choice(wordListNames, 'english'),
  wordCount: choice(wordCounts, '12'),
});
