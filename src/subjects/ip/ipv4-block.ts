import { formatIpv4 } from './ipv4.ts';

/** A CIDR block (RFC 4632): all addresses that begin with the same bits. */
export interface Ipv4Block {
  /** The network address. */
  readonly first: number;
  /** How many bits they share, from 0 to 32. */
  readonly prefixLength: number;
}

/** How many addresses a block has: 2 ** 32 of them do not fit into 32 bits, so nothing here is done with bits. */
export const blockSize = (prefixLength: number): number => 2 ** (32 - prefixLength);

/** The block of this size that holds an address. */
export const blockAround = (address: number, prefixLength: number): Ipv4Block => ({
  first: address - (address % blockSize(prefixLength)),
  prefixLength,
});

export const lastOfBlock = ({ first, prefixLength }: Ipv4Block): number => first + blockSize(prefixLength) - 1;

/** CIDR notation, such as `192.0.2.0/24`. */
export const formatIpv4Block = ({ first, prefixLength }: Ipv4Block): string => `${formatIpv4(first)}/${prefixLength}`;
