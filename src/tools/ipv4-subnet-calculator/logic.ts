import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { blockSize, formatIpv4Block, type Ipv4Block, lastOfBlock } from '#formats/ip/ipv4-block.ts';
import { classOfIpv4 } from '#formats/ip/ipv4-class.ts';
import { typeOfIpv4Range } from '#formats/ip/ipv4-type.ts';
import { formatBinaryIpv4, formatIpv4 } from '#formats/ip/ipv4.ts';
import { inputs } from './fields.ts';
import { hostsOf } from './hosts.ts';
import { maskOf, wildcardMaskOf } from './mask.ts';
import { type NetworkFault, parseNetwork } from './parse-network.ts';
import type { Split } from './splits.ts';

/** A network; null while there is none. */
export const readNetwork = ({ network }: ValuesOf<typeof inputs>): Result<Ipv4Block | null, NetworkFault> =>
  network.trim() === '' ? ok(null) : parseNetwork(network);

export interface HostsDescription {
  readonly network: string;
  readonly usableHosts: string;
  readonly firstHost: string;
  readonly lastHost: string;
  readonly broadcast: string | null;
}

/** How the hosts of a network are shown; without a broadcast address that is null. */
export function describeHosts(block: Ipv4Block): HostsDescription {
  const { first, last, count, broadcast } = hostsOf(block);
  return {
    network: formatIpv4Block(block),
    usableHosts: String(count),
    firstHost: formatIpv4(first),
    lastHost: formatIpv4(last),
    broadcast: broadcast === undefined ? null : formatIpv4(broadcast),
  };
}

/** The subnets of a network from its beginning on, each made when it is asked for: there may be 65,536. */
export const describeSubnets = (network: Ipv4Block, { prefixLength, count }: Split) => ({
  length: count,
  at: (index: number): HostsDescription => describeHosts({ first: network.first + index * blockSize(prefixLength), prefixLength }),
});

/** All that is shown of a network. */
export function describeNetwork(block: Ipv4Block) {
  const mask = maskOf(block.prefixLength);
  return {
    ...describeHosts(block),
    address: formatIpv4(block.first),
    mask: formatIpv4(mask),
    binaryMask: formatBinaryIpv4(mask),
    cidr: `/${block.prefixLength}`,
    wildcardMask: formatIpv4(wildcardMaskOf(block.prefixLength)),
    size: String(blockSize(block.prefixLength)),
    ipClass: classOfIpv4(block.first),
    type: typeOfIpv4Range(block.first, lastOfBlock(block)),
  };
}

export const operations = {
  describe: defineOperation({
    inputs,
    options: {},
    produces: 'text',
    thread: 'main',
    run: (given) => {
      const network = readNetwork(given);
      return network.ok ? ok(network.value && describeNetwork(network.value)) : network;
    },
  }),
};
