import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  derive: ({ entropy, entropyBits, mnemonic, wordCount, seed, rootKey }, _given, { t, language }) => ({
    mnemonicUsed: mnemonic,
    entropyUsed: entropy,
    seed,
    rootKey,
    entropySize: joinList([t('view.bits', { count: entropyBits }), t('view.words', { count: wordCount })], language),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
