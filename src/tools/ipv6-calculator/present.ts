import type { Presenters, PresentationTexts } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import type { Ipv6Type } from '#domains/ip/ipv6-entry.ts';
import type { declaration } from './declare.ts';
import { type DescribedLine, powerText } from './logic/describe-line.ts';
import type { LineFault } from './logic/notation.ts';
import type { EmbeddedPart, PartName } from './logic/part.ts';
import { subnetRow } from './logic/split-network.ts';
import type { Messages } from './messages.ts';
import type { DescribedLines, run } from './run.ts';

type Words = PresentationTexts<Messages>['t'];

/** A multicast scope has its number before its name. */
function partValue(t: Words, { part, value, word }: EmbeddedPart): string {
  if (word === undefined) return value;
  const name = t(`view.${word}`);
  return part === 'multicastScope' ? `${value} ${name}` : name;
}

const IPV4_PARTS: readonly PartName[] = ['ipv4Address', 'nat64Address', 'teredoServer', 'teredoClient'];

const embeddedRow = (t: Words, embedded: EmbeddedPart) => ({
  part: t(`view.parts.${embedded.part}`),
  value: partValue(t, embedded),
  isIpv4: IPV4_PARTS.includes(embedded.part),
  isMac: embedded.part === 'macAddress',
  isGlobalId: embedded.part === 'globalId',
});

const registryText = (t: Words, { block, rfc, isSpecialPurpose }: DescribedLine['registered']): string =>
  isSpecialPurpose ? `${block}, ${rfc}` : t('view.notRegistered', { rfc });

function singleRows(t: Words, { notation, type, registered, reachable, embedded, notes, ...shown }: DescribedLine) {
  return {
    ...shown,
    readAs: t(`view.notations.${notation}`),
    type: t(`view.types.${type}`),
    registryEntry: registryText(t, registered),
    reachable: t(`view.reachable.${reachable}`),
    embedded: embedded.map((part) => embeddedRow(t, part)),
    notices: notes,
  };
}

const faultText = (t: Words, { code, values }: ToolError<LineFault>): string => t(`errors.${code}`, values);

const listRows = (t: Words, { rows, faults }: DescribedLines) => ({
  length: countPackedRows(rows),
  at(index: number) {
    const cells = packedRowAt(rows, index);
    if (!cells) return undefined;
    const [address = '', canonical = '', network = '', type] = cells;
    const fault = faults.get(index);
    if (fault) return { address, canonical: faultText(t, fault), network, type: '' };
    return { address, canonical, network, type: t(`view.types.${type as Ipv6Type}`) }; // the run wrote the type of every valid line
  },
});

export const presenters = {
  describe({ single, list }, _given, { t }) {
    if (single) return singleRows(t, single);
    return { distinct: String(list.distinct), results: listRows(t, list) };
  },
  split(split) {
    return {
      subnetCount: powerText(split.prefixLength - split.network.prefixLength),
      subnets: { length: split.shown, at: (index) => (index < split.shown ? subnetRow(split, index) : undefined) },
    };
  },
} satisfies Presenters<typeof declaration, typeof run, Messages>;
