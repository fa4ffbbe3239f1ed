import { readFileSync } from 'node:fs';
import type { CountedFunction, Counts } from './counter.ts';

type Block = CountedFunction['blocks'][number];

/** The count of the smallest block around a position. V8 omits a block that ran as often as the block around it. */
function countAt(blocks: readonly Block[], { start, end }: Block): number {
  let smallest: Block | undefined;
  for (const block of blocks)
    if (block.start <= start && block.end >= end && (!smallest || block.end - block.start <= smallest.end - smallest.start))
      smallest = block;
  return smallest?.count ?? 0;
}

interface BlockGrowth {
  readonly in: CountedFunction;
  readonly start: number;
  readonly small: number;
  readonly large: number;
}

export interface Bounds {
  /** The largest allowed growth of all blocks together, as a factor. */
  readonly total: number;
  /** The largest allowed growth of a single block. It is higher, because sorting takes more comparisons than in proportion to the size. */
  readonly block: number;
}

/** Blocks with fewer runs are not reported, however they grow, because a block may begin to run at a certain size. */
const FEW = 1000;

/** A description of the growth beyond the bounds, or undefined. */
export function findGrowth(small: Counts, large: Counts, bounds: Bounds): string | undefined {
  let [totalSmall, totalLarge] = [0, 0];
  let worst: BlockGrowth | undefined;
  for (const [key, counted] of large) {
    const before = small.get(key)?.blocks ?? [];
    const blocks = new Map([...before, ...counted.blocks].map((block) => [`${block.start}-${block.end}`, block]));
    for (const block of blocks.values()) {
      const growth = { in: counted, start: block.start, small: countAt(before, block), large: countAt(counted.blocks, block) };
      totalSmall += growth.small;
      totalLarge += growth.large;
      const isFaster = !worst || growth.large - bounds.block * growth.small > worst.large - bounds.block * worst.small;
      if (isFaster) worst = growth;
    }
  }
  const isTotalTooLarge = totalLarge > bounds.total * totalSmall + FEW;
  const isBlockTooLarge = worst && worst.large > bounds.block * worst.small + FEW;
  if (!worst || !(isTotalTooLarge || isBlockTooLarge)) return undefined;
  const line = readFileSync(worst.in.file, 'utf8').slice(0, worst.start).split('\n').length;
  const place = `${worst.in.file}:${line}${worst.in.name && ` in ${worst.in.name}`}`;
  return `${totalSmall} → ${totalLarge} blocks in all, ${worst.small} → ${worst.large} at ${place}`;
}
