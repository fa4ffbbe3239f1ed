import type { Answers } from '#core/answer.ts';
import { joinList } from '#pure/text/join-list.ts';
import { encodeDigest } from '#subjects/digests/digest-encoding.ts';
import type { declaration } from './declare.ts';
import { matchingFunctions } from './expected-digest.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const answer = {
  digest: ({ byteCount, digests }, { encoding, expected }, { t, language }) => ({
    digests: digests.map(({ hashFunction, bytes }) => ({ label: hashFunction, value: encodeDigest(bytes, encoding) })),
    byteCount: String(byteCount),
    matches: expected.trim() === '' ? '' : joinList(matchingFunctions(digests, expected), language) || t('view.none'),
  }),
} satisfies Answers<typeof declaration, typeof run, typeof en>;
