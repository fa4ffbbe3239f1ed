import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { Translate } from '#core/message-key.ts';
import { countPackedRows, packedRowAt, type PackedRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { NormalizedList, run } from './run.ts';

type Words = Translate<typeof en>;

/** The changed entries. Creates rows on demand, because there may be a hundred thousand. */
const changeRows = (t: Words, changes: PackedRows) => ({
  length: countPackedRows(changes),
  at(index: number) {
    const cells = packedRowAt(changes, index);
    if (!cells) return undefined;
    const [address = '', normalized = '', provider] = cells;
    return { address, normalized, provider: provider || t('view.noProvider') };
  },
});

/** An error with the invalid entries, which quotes the first ones. */
const invalidError = (t: Words, { invalid, invalidCount: count }: NormalizedList, language: string) => ({
  code: 'invalidEntries',
  values: {
    count,
    entries: joinList(
      invalid.map(({ line, text }) => t('view.invalidEntry', { line, text })),
      language,
    ),
  },
});

export const presenters = {
  normalize: (list, _given, { t, language }) => ({
    normalized: list.normalized,
    count: String(list.count),
    uniqueCount: String(list.uniqueCount),
    invalidCount: String(list.invalidCount),
    changes: changeRows(t, list.changes),
    error: list.invalidCount === 0 ? undefined : invalidError(t, list, language),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
