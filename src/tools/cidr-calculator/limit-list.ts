import { fail, ok, type Result } from '#core/result.ts';
import type { IpFamily } from '#subjects/ip/ip-address.ts';
import { type IpBlock, ipBlockSize } from '#subjects/ip/ip-block.ts';
import { shortenList } from './shorten-list.ts';

/** Networks that are listed for a widest prefix. */
const MOST_SPLIT = 100_000;
/** Networks of the exact list that can be shortened. */
const MOST_SHORTENED = 10_000;

export interface Limits {
  /** No network has a shorter prefix than this; 0 for any. */
  readonly widestIpv4: number;
  readonly widestIpv6: number;
  /** How many networks a family has at most; 0 for any number. It has no effect while a widest prefix is set. */
  readonly most: number;
}

export type LimitFault = 'tooManyNetworks' | 'tooManyToShorten';

/** Whether one of two limits that exclude each other is left out. */
export const ignoresMost = ({ most, widestIpv4, widestIpv6 }: Limits): boolean => most > 0 && (widestIpv4 > 0 || widestIpv6 > 0);

const widestOf = (family: IpFamily, { widestIpv4, widestIpv6 }: Limits): number => (family === 4 ? widestIpv4 : widestIpv6);

/**
 * The exact list of one family within the limits: wide blocks are split, or all of it is shortened to a cover. Errors, about the limit:
 * `tooManyNetworks` (`prefixLength`, `found`, `max`), `tooManyToShorten` (`found`, `max`).
 */
export function limitList(
  blocks: readonly IpBlock[],
  limits: Limits,
  progress: (share: number) => void,
): Result<readonly IpBlock[], LimitFault> {
  const family = blocks[0]?.family ?? 4;
  const widest = widestOf(family, limits);
  if (widest > 0) return splitList(blocks, widest, family);
  if (limits.most === 0 || ignoresMost(limits) || blocks.length <= limits.most) return ok(blocks);
  if (blocks.length > MOST_SHORTENED) {
    return fail('tooManyToShorten', { field: 'most', values: { found: blocks.length, max: MOST_SHORTENED } });
  }
  return ok(shortenList(blocks, limits.most, progress));
}

function splitList(blocks: readonly IpBlock[], widest: number, family: IpFamily): Result<readonly IpBlock[], LimitFault> {
  const partsOf = ({ prefixLength }: IpBlock): bigint => 1n << BigInt(Math.max(widest - prefixLength, 0));
  const found = blocks.reduce((sum, block) => sum + partsOf(block), 0n);
  if (found > MOST_SPLIT) {
    const field = family === 4 ? 'widestIpv4' : 'widestIpv6';
    return fail('tooManyNetworks', { field, values: { prefixLength: widest, found: String(found), max: MOST_SPLIT } });
  }
  return ok(
    blocks.flatMap((block) => {
      if (block.prefixLength >= widest) return block;
      const part = { family, prefixLength: widest };
      const size = ipBlockSize(part);
      return Array.from({ length: Number(partsOf(block)) }, (_, index) => ({ ...part, first: block.first + BigInt(index) * size }));
    }),
  );
}
