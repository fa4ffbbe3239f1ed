import { bitsOf, formatIpAddress, type IpFamily } from './ip-address.ts';
import { compareBits, type IpBlock, ipBlockAround, lastOfIpBlock } from './ip-block.ts';

/** A range of addresses, including both ends. */
export interface IpRange {
  readonly family: IpFamily;
  readonly first: bigint;
  readonly last: bigint;
}

export const rangeOfBlock = (block: IpBlock): IpRange => ({ family: block.family, first: block.first, last: lastOfIpBlock(block) });

export const rangeSize = ({ first, last }: IpRange): bigint => last - first + 1n;

/** Whether the first range contains all addresses of the second. */
export const containsRange = (outer: IpRange, inner: IpRange): boolean =>
  outer.family === inner.family && outer.first <= inner.first && outer.last >= inner.last;

/** Orders ranges: IPv4 before IPv6, then by first address, then the longer range first. */
export const compareRanges = (one: IpRange, other: IpRange): number =>
  one.family - other.family || compareBits(one.first, other.first) || compareBits(other.last, one.last);

/** Formats a range, such as `10.0.0.0-10.0.0.9`, or a single address. */
export const formatIpRange = ({ family, first, last }: IpRange): string =>
  first === last
    ? formatIpAddress({ family, bits: first })
    : `${formatIpAddress({ family, bits: first })}-${formatIpAddress({ family, bits: last })}`;

/** The number of binary digits of a number above 0. */
const lengthInBits = (value: bigint): number => {
  const digits = value.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits.charAt(0), 16)) + 28;
};

/**
 * The fewest blocks that cover exactly these addresses, ascending. Repeatedly adds the largest block that starts after the previous one. At
 * most 62 for IPv4 and 254 for IPv6.
 */
export function blocksOfRange({ family, first, last }: IpRange): IpBlock[] {
  const blocks: IpBlock[] = [];
  const bits = bitsOf(family);
  for (let next = first; next <= last; ) {
    const left = last - next + 1n;
    const aligned = next & -next; // the largest power of two that divides it
    const hostBits = lengthInBits(aligned === 0n || aligned > left ? left : aligned) - 1;
    blocks.push({ family, first: next, prefixLength: bits - hostBits });
    next += 1n << BigInt(hostBits);
  }
  return blocks;
}

/** The smallest block that contains the range: its prefix is the common prefix of the first and last address. */
export function blockAroundRange({ family, first, last }: IpRange): IpBlock {
  const different = first ^ last;
  return ipBlockAround({ family, bits: first }, bitsOf(family) - (different === 0n ? 0 : lengthInBits(different)));
}
