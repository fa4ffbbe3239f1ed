import { blockSize, type Ipv4Block } from '#domains/ip/ipv4-block.ts';

const MOST_BITS_LONGER = 16;

/** A way to split a network: the prefix length and the number of the subnets. */
export interface Split {
  readonly prefixLength: number;
  readonly count: number;
}

/** Splits into two subnets, four, and so on up to 65,536, as long as each subnet has an address. */
export const splitsOf = (network: Ipv4Block): readonly Split[] =>
  Array.from({ length: Math.min(MOST_BITS_LONGER, 32 - network.prefixLength) }, (_, index) => ({
    prefixLength: network.prefixLength + index + 1,
    count: 2 ** (index + 1),
  }));

/** The subnet at an index, counted from 0 at the beginning of the network. */
export const subnetOf = (network: Ipv4Block, { prefixLength }: Split, index: number): Ipv4Block => ({
  first: network.first + index * blockSize(prefixLength),
  prefixLength,
});
