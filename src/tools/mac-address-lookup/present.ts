import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { declaration } from './declare.ts';
import type { Vendor } from './find-vendor.ts';
import type { ListedAddress, SingleAddress } from './look-up.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Words = Translate<typeof en>;

const vendorText = (t: Words, vendor: Vendor): string => (vendor.status === 'named' ? vendor.name : t(`view.vendors.${vendor.status}`));
const blockText = (vendor: Vendor): string => ('block' in vendor ? `${vendor.block.prefix} (${vendor.block.registry})` : '');

const rowsOf = (t: Words, { vendor, kind, use, notations }: SingleAddress) => ({
  vendor: vendorText(t, vendor),
  block: blockText(vendor),
  blockRange: 'block' in vendor ? t('view.range', { first: vendor.block.first, last: vendor.block.last }) : '',
  kind: t(`view.kinds.${kind}`),
  knownUse: use && t(`view.uses.${use}`),
  ...notations,
});

/** The row of one line. A line that is not an address is displayed as typed. */
const listRow = (t: Words, { address, vendor, kind }: ListedAddress) => ({
  address,
  vendor: vendor ? vendorText(t, vendor) : t('view.notAnAddress'),
  block: vendor ? blockText(vendor) : '',
  kind: kind ? t(`view.kinds.${kind}`) : '',
});

export const presenters = {
  lookUp({ single, list = [] }, _given, { t }) {
    if (single) return rowsOf(t, single);
    const results = {
      length: list.length,
      at(index: number) {
        const line = list.at(index);
        return line && listRow(t, line);
      },
    };
    return { results };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
