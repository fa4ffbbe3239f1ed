import type { Presenters } from '#core/present.ts';
import { noticesOfLength } from './byte-limit.ts';
import { comparable } from './comparable.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  hash: ({ hash, durationMs }, { text }, { t }) => ({
    hash,
    duration:
      durationMs < 1000
        ? t('view.milliseconds', { milliseconds: durationMs })
        : t('view.seconds', { seconds: (durationMs / 1000).toFixed(1) }),
    notices: noticesOfLength(text),
  }),
  compare: (isMatch, { compared }, { t }) => ({
    match: { value: t(isMatch ? 'view.yes' : 'view.no'), verdict: isMatch ? 'good' : 'bad' },
    notices: noticesOfLength(compared),
  }),
  readHash(hash) {
    const { version, cost, salt, checksum } = hash;
    const wanted = comparable(hash);
    return {
      version: `$${version}$`,
      rounds: `2^${cost} = ${2 ** cost}`,
      salt,
      checksum,
      error: wanted.ok ? undefined : wanted.error,
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
