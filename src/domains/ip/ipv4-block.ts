import { formatIpv4 } from './ipv4.ts';

/** A CIDR block (RFC 4632): all addresses that begin with the same bits. */
export interface Ipv4Block {
  /** The network address. */
  readonly first: number;
  /** The number of shared bits, from 0 to 32. */
  readonly prefixLength: number;
}

/** The number of addresses in a block. Up to 2 ** 32, which does not fit into 32 bits, so this module uses no bitwise operators. */
export const blockSize = (prefixLength: number): number => 2 ** (32 - prefixLength);

/** The block of a given size that contains an address. */
export const blockAround = (address: number, prefixLength: number): Ipv4Block => ({
  first: address - (address % blockSize(prefixLength)),
  prefixLength,
});

export const lastOfBlock = ({ first, prefixLength }: Ipv4Block): number => first + blockSize(prefixLength) - 1;

/** Formats a block in CIDR notation, such as `192.0.2.0/24`. */
export const formatIpv4Block = ({ first, prefixLength }: Ipv4Block): string => `${formatIpv4(first)}/${prefixLength}`;
