import { bitsOf, formatIpAddress, type IpFamily } from './ip-address.ts';
import { compareBits, type IpBlock, ipBlockAround, lastOfIpBlock } from './ip-block.ts';

/** The addresses from the first to the last, both included. */
export interface IpRange {
  readonly family: IpFamily;
  readonly first: bigint;
  readonly last: bigint;
}

export const rangeOfBlock = (block: IpBlock): IpRange => ({ family: block.family, first: block.first, last: lastOfIpBlock(block) });

export const rangeSize = ({ first, last }: IpRange): bigint => last - first + 1n;

/** Whether all addresses of the second lie in the first. */
export const containsRange = (outer: IpRange, inner: IpRange): boolean =>
  outer.family === inner.family && outer.first <= inner.first && outer.last >= inner.last;

/** IPv4 before IPv6, then by the first address, then the longer range first. */
export const compareRanges = (one: IpRange, other: IpRange): number =>
  one.family - other.family || compareBits(one.first, other.first) || compareBits(other.last, one.last);

/** `10.0.0.0-10.0.0.9`; a single address alone. */
export const formatIpRange = ({ family, first, last }: IpRange): string =>
  first === last
    ? formatIpAddress({ family, bits: first })
    : `${formatIpAddress({ family, bits: first })}-${formatIpAddress({ family, bits: last })}`;

/** How many binary digits a number above 0 has. */
const lengthInBits = (value: bigint): number => {
  const digits = value.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits.charAt(0), 16)) + 28;
};

/** The fewest blocks that hold exactly these addresses, ascending: again and again the largest that begins where the one before ended. At most 62 of IPv4, 254 of IPv6. */
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

/** The smallest block that holds them all: its bits are those that the first and the last address begin with alike. */
export function blockAroundRange({ family, first, last }: IpRange): IpBlock {
  const different = first ^ last;
  return ipBlockAround({ family, bits: first }, bitsOf(family) - (different === 0n ? 0 : lengthInBits(different)));
}
