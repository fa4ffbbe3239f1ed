import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { blockSize, formatIpv4Block, lastOfBlock } from '#formats/ip/ipv4-block.ts';
import { formatIpv4 } from '#formats/ip/ipv4.ts';
import { exactBlocks, smallestBlock } from './blocks.ts';
import { inputs, options } from './fields.ts';
import { type Ipv4Range, type RangeFault, readRange } from './read-range.ts';

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

/** Null while an end is missing. */
export function expandRange(ends: ValuesOf<typeof inputs>): Result<ReturnType<typeof describeRange> | null, RangeFault> {
  const range = readRange(ends);
  return range.ok ? ok(range.value && describeRange(range.value)) : range;
}

export const operations = {
  expand: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: expandRange }),
};
