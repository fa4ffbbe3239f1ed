import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { formatIpBlock, ipBlockSize, lastOfIpBlock } from '#domains/ip/ip-block.ts';
import { blockAroundRange, blocksOfRange, rangeSize } from '#domains/ip/ip-range.ts';
import type { declaration } from './declare.ts';
import { type Ipv4Range, readRange, swapEnds } from './read-range.ts';

/** All displayed values of a range. */
export function describeRange({ first, last }: Ipv4Range) {
  const range = { family: 4, first: BigInt(first), last: BigInt(last) } as const;
  const block = blockAroundRange(range);
  const size = rangeSize(range);
  const blocks = blocksOfRange(range);
  return {
    size: String(size),
    block: formatIpBlock(block),
    blockStart: formatIpAddress({ family: 4, bits: block.first }),
    blockEnd: formatIpAddress({ family: 4, bits: lastOfIpBlock(block) }),
    blockSize: String(ipBlockSize(block)),
    extra: String(ipBlockSize(block) - size),
    count: String(blocks.length),
    /** One per line, without a final line break. */
    blocks: blocks.map(formatIpBlock).join('\n'),
  };
}

type Ends = Given<typeof declaration, 'expand'>;

/** `null` if an end is missing. */
export const expand = (ends: Ends) => mapResult(readRange(ends), (range) => range && describeRange(range));

/** Swaps the ends if they are reversed. Otherwise `null`. */
export function swap(ends: Ends) {
  const range = readRange(ends);
  if (range.ok || range.error.code !== 'endBeforeStart') return ok(null);
  const { start, end } = swapEnds(ends);
  return ok({ swappedStart: start, swappedEnd: end });
}

export const run = { expand, swap } satisfies Runs<typeof declaration>;
