import { type Ipv4Block, lastOfBlock } from '#domains/ip/ipv4-block.ts';

export interface Hosts {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  /** `undefined` for a block of one or two addresses. */
  readonly broadcast: number | undefined;
}

/**
 * The addresses that hosts can have: all but the first, which is the network's own, and the last, which is for broadcasts. If there are two
 * addresses, both are for hosts (RFC 3021, section 2.1). A single address is a host.
 */
export function hostsOf(block: Ipv4Block): Hosts {
  const { first } = block;
  const last = lastOfBlock(block);
  return block.prefixLength >= 31
    ? { first, last, count: last - first + 1, broadcast: undefined }
    : { first: first + 1, last: last - 1, count: last - first - 1, broadcast: last };
}
