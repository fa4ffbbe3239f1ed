import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type kinds from '#domains/ip/messages/en.json';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import { describeHosts, type HostsDescription, type run } from './run.ts';
import { subnetOf } from './splits.ts';

type Messages = typeof en & typeof kinds;

/** A network of one or two addresses has no broadcast address. */
const broadcastText = (t: Translate<Messages>, { broadcast }: HostsDescription): string => broadcast ?? t('view.noBroadcast');

export const presenters = {
  describe: ({ splits, ...described }, _given, { t }) => ({
    ...described,
    broadcast: broadcastText(t, described),
    type: t(`types.${described.type}`),
    splits: splits.map(({ prefixLength, count }) => ({
      label: t('view.split', { prefixLength, count }),
      value: String(prefixLength),
    })),
  }),
  split: ({ network, split }, _given, { t }) => ({
    // Each row is created on demand: there may be 65,536.
    subnets: {
      length: split.count,
      at(index) {
        const hosts = describeHosts(subnetOf(network, split, index));
        return { ...hosts, broadcast: broadcastText(t, hosts) };
      },
    },
  }),
} satisfies Presenters<typeof declaration, typeof run, Messages>;
