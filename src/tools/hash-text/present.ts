import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import { encodeDigest } from '#domains/digests/digest-encoding.ts';
import { isExpectedDigest } from '#domains/digests/expected-digest.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  digest({ byteCount, digests }, { encoding, expected }, { t, language }) {
    const matching = digests.filter(({ bytes }) => isExpectedDigest(bytes, expected)).map(({ hashFunction }) => hashFunction);
    return {
      digests: digests.map(({ hashFunction, bytes }) => ({ label: hashFunction, value: encodeDigest(bytes, encoding) })),
      byteCount: String(byteCount),
      matches:
        expected.trim() === ''
          ? ''
          : { value: joinList(matching, language) || t('view.none'), verdict: matching.length > 0 ? 'good' : 'bad' },
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
