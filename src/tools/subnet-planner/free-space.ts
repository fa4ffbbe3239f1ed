import { compareBits, type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import { rangeOfBlock } from '#domains/ip/ip-range.ts';
import { blocksOf, type IpSet, minus } from '#domains/ip/ip-set.ts';

/** A free block and the index of the plan's block that contains it. */
export interface FreeBlock extends IpBlock {
  readonly of: number;
}

const inOrder = (one: FreeBlock, other: FreeBlock): number => one.of - other.of || compareBits(one.first, other.first);

/**
 * The free space of a plan as the largest possible aligned blocks. Taking space splits blocks into halves, so two free blocks can never be
 * merged.
 */
export function freeSpace(blocks: readonly IpBlock[], taken: IpSet) {
  /** By prefix length, each list sorted by block and address. */
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
    /** Takes space for a subnet from the smallest free block that fits, the first one of equal size. Returns `undefined` if none fits. */
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
    /** The remaining free blocks. */
    left: (): readonly FreeBlock[] => [...free[4], ...free[6]].flat(),
  };
}

const lists = (count: number): FreeBlock[][] => Array.from({ length: count }, () => []);
