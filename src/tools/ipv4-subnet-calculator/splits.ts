import { blockSize, type Ipv4Block } from '#subjects/ip/ipv4-block.ts';

const MOST_BITS_LONGER = 16;

/** How a network can be split: the prefix length of the subnets, and how many there are. */
export interface Split {
  readonly prefixLength: number;
  readonly count: number;
}

/** Two subnets, four, and so on up to 65,536, as long as each has an address. */
export const splitsOf = (network: Ipv4Block): readonly Split[] =>
  Array.from({ length: Math.min(MOST_BITS_LONGER, 32 - network.prefixLength) }, (_, index) => ({
    prefixLength: network.prefixLength + index + 1,
    count: 2 ** (index + 1),
  }));

/** The subnets are counted from the beginning of the network, from 0 on. */
export const subnetOf = (network: Ipv4Block, { prefixLength }: Split, index: number): Ipv4Block => ({
  first: network.first + index * blockSize(prefixLength),
  prefixLength,
});
