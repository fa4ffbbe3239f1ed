import { blockAround, blockSize, type Ipv4Block, lastOfBlock } from '#subjects/ip/ipv4-block.ts';
import type { Ipv4Range } from './read-range.ts';

/** Prefix lengths from the longest, which has one address, to that of all addresses. */
const prefixLengths = Array.from({ length: 33 }, (_, index) => 32 - index);

/** The block whose bits are those that the first and the last address begin with alike. */
export const smallestBlock = ({ first, last }: Ipv4Range): Ipv4Block =>
  blockAround(
    first,
    prefixLengths.find((length) => blockAround(first, length).first === blockAround(last, length).first) ?? 0, // all begin alike for no bits
  );

/** The fewest blocks that hold exactly these addresses, ascending: again and again the largest that begins where the one before ended. At most 62. */
export function exactBlocks({ first, last }: Ipv4Range): readonly Ipv4Block[] {
  const blocks: Ipv4Block[] = [];
  for (let next = first; next <= last; ) {
    const block = largestBlockAt(next, last);
    blocks.push(block);
    next = lastOfBlock(block) + 1;
  }
  return blocks;
}

function largestBlockAt(first: number, last: number): Ipv4Block {
  const prefixLength = prefixLengths.findLast((length) => first % blockSize(length) === 0 && first + blockSize(length) - 1 <= last) ?? 32;
  return { first, prefixLength };
}
