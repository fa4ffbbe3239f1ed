import { readFileSync } from 'node:fs';
import type { CountedFunction, Counts } from './counter.ts';

type Block = CountedFunction['blocks'][number];

/** How often the smallest block around a place ran. V8 leaves a block out that ran as often as the one around it. */
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
  /** All blocks together may run so many times as often for the larger size. */
  readonly total: number;
  /** A single block may: sorting compares more often than in proportion. */
  readonly block: number;
}

/** Fewer runs are no fault, however they grow: a block may begin to run at a certain size. */
const FEW = 1000;

/** The growth beyond the bounds, in words, or undefined. */
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
