import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  decrypt: (text) => ({ result: { text, file: 'decrypted.txt' } }),
  measureKey: (count, _given, { t }) => ({ keySize: t('view.bits', { count }) }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
