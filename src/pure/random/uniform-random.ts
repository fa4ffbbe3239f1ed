import type { RunContext } from '#core/context.ts';

/** The largest request that `crypto.getRandomValues` accepts (W3C Web Cryptography API, section 10.1.1). */
const BLOCK_BYTES = 65_536;

/**
 * A source of integers, uniform from 0 to `bound` - 1 (`bound` is at most 2^32), by rejection sampling: values above the last full multiple
 * of `bound` are discarded, so that all remainders are equally likely.
 */
export function uniformSource(bound: number, { randomBytes }: Pick<RunContext, 'randomBytes'>, expectedDraws = 1): () => number {
  const ceiling = 2 ** 32 - (2 ** 32 % bound);
  let blockBytes = Math.min(BLOCK_BYTES, Math.max(4, expectedDraws * 4));
  let block = new DataView(new ArrayBuffer(0));
  let offset = 0;

  return () => {
    for (;;) {
      if (offset >= block.byteLength) {
        block = new DataView(randomBytes(blockBytes).buffer);
        blockBytes = Math.min(BLOCK_BYTES, blockBytes * 2);
        offset = 0;
      }
      const value = block.getUint32(offset);
      offset += 4;
      if (value < ceiling) return value % bound;
    }
  };
}
