import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { RowSource } from '#core/outputs.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { EntryPlace, Remark } from './remarks.ts';
import type { run } from './run.ts';

type Words = Translate<typeof en>;

/** Creates rows on demand, because there may be 200,000. */
const lazily = <Item, Row>(items: readonly Item[], write: (item: Item) => Row): RowSource<Row> => ({
  length: items.length,
  at(index) {
    const item = items.at(index);
    return item === undefined ? undefined : write(item);
  },
});

const placeText = (t: Words, { box, line }: EntryPlace): string => t('view.place', { box: t(`fields.${box}.label`), line });

function remarkText(t: Words, remark: Remark): string {
  switch (remark.kind) {
    case 'same':
    case 'inside':
    case 'overlaps':
      return t(`view.remarks.${remark.kind}`, { entry: remark.other.entry, place: placeText(t, remark.other) });
    case 'readAs':
      return t('view.remarks.readAs', { network: remark.network });
    default:
      return t(`view.remarks.${remark.kind}`);
  }
}

/** A small number with the same plural form as a count of addresses, which may exceed the safe integers. */
const pluralCount = (count: bigint): number => (count < 1000n ? Number(count) : Number(count % 1000n) + 1000);

export const presenters = {
  calculate({ networks, isJson, extra, remarks, ignoresMost, ...counts }, _given, { t }) {
    return {
      networks: isJson ? { text: networks, type: 'json', file: 'networks.json' } : networks,
      ipv4Networks: String(counts.ipv4Networks),
      ipv4Addresses: String(counts.ipv4Addresses),
      ipv6Networks: String(counts.ipv6Networks),
      ipv6Addresses: String(counts.ipv6Addresses),
      extraAddresses: extra > 0n ? String(extra) : '',
      remarks: lazily(remarks, (remark) => ({ entry: remark.entry, line: placeText(t, remark), remark: remarkText(t, remark) })),
      notices: [
        ...(extra > 0n ? [{ code: 'extraAddresses', values: { count: pluralCount(extra), extra: String(extra) } }] : []),
        ...(ignoresMost ? [{ code: 'ignoresMost' }] : []),
      ],
    };
  },
  lookUp: (lookedUp, _given, { t }) => ({
    lookedUp: lazily(lookedUp, ({ address, contained, network, line, times }) => ({
      address,
      contained: t(`view.contained.${contained}`),
      network,
      line: String(line),
      times: String(times),
    })),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
