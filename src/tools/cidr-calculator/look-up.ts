import { formatIpAddress } from '#subjects/ip/ip-address.ts';
import { type IpBlock, formatIpBlock } from '#subjects/ip/ip-block.ts';
import { blocksOfRange, formatIpRange, type IpRange, rangeOfBlock } from '#subjects/ip/ip-range.ts';
import { firstNotBefore, type IpSet, shareIn, unionOf } from '#subjects/ip/ip-set.ts';
import type { ListedIp } from '#subjects/ip/read-ip-list.ts';

/** What was looked up in a list of networks. */
export interface LookedUp {
  readonly address: string;
  readonly contained: 'all' | 'some' | 'none';
  /** The network of the list that holds its first address; empty where none does. */
  readonly network: string;
  /** Where it stands first, from 1. */
  readonly line: number;
  readonly times: number;
}

/** Each address, network and range once, in the order in which they come first. */
export function lookUpIn(list: readonly IpBlock[], entries: readonly ListedIp[]): readonly LookedUp[] {
  const set = unionOf(list.map(rangeOfBlock));
  const found = new Map<string, LookedUp>();
  for (const entry of entries) {
    const address = canonical(entry);
    const before = found.get(address);
    found.set(
      address,
      before ? { ...before, times: before.times + 1 } : { address, line: entry.line, times: 1, ...holding(entry, list, set) },
    );
  }
  return [...found.values()];
}

/** An address, a network in CIDR notation, or else a range. */
function canonical(range: IpRange): string {
  if (range.first === range.last) return formatIpAddress({ family: range.family, bits: range.first });
  const [block, ...others] = blocksOfRange(range);
  return block && others.length === 0 ? formatIpBlock(block) : formatIpRange(range);
}

function holding(range: IpRange, list: readonly IpBlock[], set: IpSet): Pick<LookedUp, 'contained' | 'network'> {
  const contained = shareIn(set, range);
  const block = list[placeIn(list, range)];
  const isHolding = block !== undefined && shareIn([rangeOfBlock(block)], { ...range, last: range.first }) === 'all';
  return { contained, network: isHolding ? formatIpBlock(block) : '' };
}

/** The place of the first block that does not end before a range begins. */
function placeIn(list: readonly IpBlock[], range: IpRange): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const block = list[middle];
    if (block && firstNotBefore([rangeOfBlock(block)], range) === 1) from = middle + 1;
    else to = middle;
  }
  return from;
}
