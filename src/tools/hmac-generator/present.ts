import type { Presenters } from '#core/present.ts';
import { encodeDigest } from '#domains/digests/digest-encoding.ts';
import { isExpectedDigest } from '#domains/digests/expected-digest.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  authenticate(hmac, { outputEncoding, expected }, { t }) {
    const isExpected = isExpectedDigest(hmac, expected);
    return {
      hmac: encodeDigest(hmac, outputEncoding),
      matches: expected.trim() === '' ? '' : { value: t(isExpected ? 'view.yes' : 'view.no'), verdict: isExpected ? 'good' : 'bad' },
    };
  },
  measureKey: (count, _given, { t }) => ({ keySize: t('view.bytes', { count }) }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
