import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { blockSize, formatIpv4Block, lastOfBlock } from '#subjects/ip/ipv4-block.ts';
import { formatIpv4 } from '#subjects/ip/ipv4.ts';
import { exactBlocks, smallestBlock } from './blocks.ts';
import type { declaration } from './declare.ts';
import { type Ipv4Range, readRange, swapEnds } from './read-range.ts';

/** All that is shown of a range. */
export function describeRange(range: Ipv4Range) {
  const block = smallestBlock(range);
  const size = range.last - range.first + 1;
  const blocks = exactBlocks(range);
  return {
    size: String(size),
    block: formatIpv4Block(block),
    blockStart: formatIpv4(block.first),
    blockEnd: formatIpv4(lastOfBlock(block)),
    blockSize: String(blockSize(block.prefixLength)),
    extra: String(blockSize(block.prefixLength) - size),
    count: String(blocks.length),
    /** One per line, without a final line break. */
    blocks: blocks.map(formatIpv4Block).join('\n'),
  };
}

type Ends = Given<typeof declaration, 'expand'>;

/** Null while an end is missing. */
export const expand = (ends: Ends) => mapResult(readRange(ends), (range) => range && describeRange(range));

/** The ends exchanged where they are reversed, else null. */
export function swap(ends: Ends) {
  const range = readRange(ends);
  if (range.ok || range.error.code !== 'endBeforeStart') return ok(null);
  const { start, end } = swapEnds(ends);
  return ok({ swappedStart: start, swappedEnd: end });
}

export const run = { expand, swap } satisfies Runs<typeof declaration>;
