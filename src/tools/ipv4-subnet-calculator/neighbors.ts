import { blockSize, formatIpv4Block, type Ipv4Block, lastOfBlock } from '#domains/ip/ipv4-block.ts';
import { LAST_IPV4 } from '#domains/ip/ipv4.ts';

/** The blocks of the same size before and after a block, in CIDR notation. `undefined` beyond the first and the last address. */
export function neighborsOf(block: Ipv4Block): { readonly previous: string | undefined; readonly next: string | undefined } {
  const { first, prefixLength } = block;
  const at = (start: number): string => formatIpv4Block({ first: start, prefixLength });
  return {
    previous: first === 0 ? undefined : at(first - blockSize(prefixLength)),
    next: lastOfBlock(block) === LAST_IPV4 ? undefined : at(first + blockSize(prefixLength)),
  };
}
