import { fail, ok, type Result } from '#core/result.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { blockAround, type Ipv4Block } from '#domains/ip/ipv4-block.ts';
import { pastedNetwork } from '#domains/ip/pasted-ip.ts';
import { type Ipv4NetworkFault, readIpv4Network } from '#domains/ip/read-ipv4-network.ts';

export type NetworkFault = Exclude<Ipv4NetworkFault, 'prefixLengthLeadingZero'>;

/**
 * Reads a network in any of the usual notations, with white space around its parts. A leading zero has the same error code in an address
 * and in a prefix length.
 */
export function parseNetwork(text: string): Result<Ipv4Block, NetworkFault> {
  const network = readPasted(text, readIpv4Network, pastedNetwork);
  if (network.ok) return ok(blockAround(network.value.address, network.value.prefixLength));
  const { code, ...details } = network.error;
  return fail(code === 'prefixLengthLeadingZero' ? 'leadingZero' : code, details);
}
