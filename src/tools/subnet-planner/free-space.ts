import { compareBits, type IpBlock, ipBlockSize } from '#subjects/ip/ip-block.ts';
import { rangeOfBlock } from '#subjects/ip/ip-range.ts';
import { blocksOf, type IpSet, minus } from '#subjects/ip/ip-set.ts';

/** A free block, with the index of the block of the plan that it lies in. */
export interface FreeBlock extends IpBlock {
  readonly of: number;
}

const inOrder = (one: FreeBlock, other: FreeBlock): number => one.of - other.of || compareBits(one.first, other.first);

/** What is free in the blocks of a plan, as the largest aligned blocks, of which no two ever make one: what is taken leaves halves of halves. */
export function freeSpace(blocks: readonly IpBlock[], taken: IpSet) {
  /** By prefix length, each in the order of the blocks and addresses. */
  const free = { 4: lists(33), 6: lists(129) } as const;
  for (const [of, block] of blocks.entries()) {
    for (const part of blocksOf(minus([rangeOfBlock(block)], taken))) free[part.family][part.prefixLength]?.push({ ...part, of });
  }

  const put = (block: FreeBlock): void => {
    const list = free[block.family][block.prefixLength] ?? [];
    let from = 0;
    let to = list.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = list[middle];
      if (other && inOrder(other, block) < 0) from = middle + 1;
      else to = middle;
    }
    list.splice(from, 0, block);
  };

  return {
    /** The beginning of the smallest free block that holds such a subnet, of equal ones of the first; undefined where none does. */
    take({ family, prefixLength }: Pick<IpBlock, 'family' | 'prefixLength'>): FreeBlock | undefined {
      for (let length = prefixLength; length >= 0; length -= 1) {
        const found = free[family][length]?.shift();
        if (!found) continue;
        for (let half = length + 1; half <= prefixLength; half += 1) {
          put({ ...found, prefixLength: half, first: found.first + ipBlockSize({ family, prefixLength: half }) });
        }
        return { ...found, prefixLength };
      }
      return undefined;
    },
    /** What is left. */
    left: (): readonly FreeBlock[] => [...free[4], ...free[6]].flat(),
  };
}

const lists = (count: number): FreeBlock[][] => Array.from({ length: count }, () => []);
