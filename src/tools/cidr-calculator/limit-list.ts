import { fail, ok, type Result } from '#core/result.ts';
import type { IpFamily } from '#domains/ip/ip-address.ts';
import { type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import { shortenList } from './shorten-list.ts';

/** The maximum number of listed networks if a widest prefix is set. */
const MOST_SPLIT = 100_000;
/** The maximum number of networks in an exact list that can be shortened. */
const MOST_SHORTENED = 10_000;

export interface Limits {
  /** The minimum prefix length of a network; 0 for no limit. */
  readonly widestIpv4: number;
  readonly widestIpv6: number;
  /** The maximum number of networks per family; 0 for no limit. Ignored if a widest prefix is set. */
  readonly most: number;
}

export type LimitFault = 'tooManyNetworks' | 'tooManyToShorten';

/** Whether `most` is ignored because a widest prefix is set. */
export const ignoresMost = ({ most, widestIpv4, widestIpv6 }: Limits): boolean => most > 0 && (widestIpv4 > 0 || widestIpv6 > 0);

const widestOf = (family: IpFamily, { widestIpv4, widestIpv6 }: Limits): number => (family === 4 ? widestIpv4 : widestIpv6);

/**
 * Applies the limits to the exact list of one family: splits wide blocks, or shortens the list to a cover. Errors, for the limit:
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
