import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { type IpBlock, formatIpBlock } from '#domains/ip/ip-block.ts';
import { blocksOfRange, formatIpRange, type IpRange, rangeOfBlock } from '#domains/ip/ip-range.ts';
import { firstNotBefore, type IpSet, shareIn, unionOf } from '#domains/ip/ip-set.ts';
import type { ListedIp } from '#domains/ip/read-ip-list.ts';

/** The result of looking up an entry in a list of networks. */
export interface LookedUp {
  readonly address: string;
  readonly contained: 'all' | 'some' | 'none';
  /** The network of the list that contains its first address; empty if it is in no network. */
  readonly network: string;
  /** The line of its first occurrence, from 1. */
  readonly line: number;
  readonly times: number;
}

/** Looks up each address, network, and range once, in order of first occurrence. */
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

/** Formats a range as an address, a network in CIDR notation, or a range. */
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

/** The index of the first block that does not end before a range begins. */
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
