import { bitsOf, formatIpAddress, type IpAddress, type IpFamily } from './ip-address.ts';

/** A CIDR block of either family: all addresses that begin with the same bits (RFC 4632; RFC 4291, section 2.3). */
export interface IpBlock {
  readonly family: IpFamily;
  /** The network address. */
  readonly first: bigint;
  /** The number of shared bits, from 0 to 32 or 128. */
  readonly prefixLength: number;
}

/** The number of addresses in a block. */
export const ipBlockSize = ({ family, prefixLength }: Pick<IpBlock, 'family' | 'prefixLength'>): bigint =>
  1n << BigInt(bitsOf(family) - prefixLength);

/** The block of a given size that contains an address. */
export function ipBlockAround({ family, bits }: IpAddress, prefixLength: number): IpBlock {
  const hostBits = BigInt(bitsOf(family) - prefixLength);
  return { family, first: (bits >> hostBits) << hostBits, prefixLength };
}

export const lastOfIpBlock = (block: IpBlock): bigint => block.first + ipBlockSize(block) - 1n;

/** Formats a block in CIDR notation, such as `192.0.2.0/24` and `2001:db8::/32`. */
export const formatIpBlock = ({ family, first, prefixLength }: IpBlock): string =>
  `${formatIpAddress({ family, bits: first })}/${prefixLength}`;

/** Orders blocks: IPv4 before IPv6, then by first address, then the shorter prefix first. */
export const compareIpBlocks = (one: IpBlock, other: IpBlock): number =>
  one.family - other.family || compareBits(one.first, other.first) || one.prefixLength - other.prefixLength;

/** Compares two numbers for sorting: below 0, 0, or above 0. */
export function compareBits(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
