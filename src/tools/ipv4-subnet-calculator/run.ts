import type { Given } from '#core/declaration.ts';
import { mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { blockSize, formatIpv4Block, type Ipv4Block, lastOfBlock } from '#domains/ip/ipv4-block.ts';
import { classOfIpv4 } from '#domains/ip/ipv4-class.ts';
import { typeOfIpv4Range } from '#domains/ip/ipv4-type.ts';
import { formatBinaryIpv4, formatIpv4 } from '#domains/ip/ipv4.ts';
import type { declaration } from './declare.ts';
import { hostsOf } from './hosts.ts';
import { maskOf, wildcardMaskOf } from '#domains/ip/ipv4-mask.ts';
import { neighborsOf } from './neighbors.ts';
import { type NetworkFault, parseNetwork } from './parse-network.ts';
import { splitsOf } from './splits.ts';

/** Reads a network. `null` for an empty text. */
export const readNetwork = ({ network }: Given<typeof declaration, 'describe'>): Result<Ipv4Block | null, NetworkFault> =>
  network.trim() === '' ? ok(null) : parseNetwork(network);

export interface HostsDescription {
  readonly network: string;
  readonly usableHosts: string;
  readonly firstHost: string;
  readonly lastHost: string;
  readonly broadcast: string | null;
}

/** The displayed values of a network's hosts. `broadcast` is `null` if there is no broadcast address. */
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

/** All displayed values of a network. */
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

/** Describes a network, its neighbors, and the ways to split it. */
export const describe = (given: Given<typeof declaration, 'describe'>) =>
  mapResult(
    readNetwork(given),
    (network) => network && { ...describeNetwork(network), ...neighborsOf(network), splits: splitsOf(network) },
  );

/** A network with the chosen split. `null` if the network cannot be split that way. */
export const split = ({ network: typed, splitInto }: Given<typeof declaration, 'split'>) =>
  mapResult(readNetwork({ network: typed }), (network) => {
    const wanted = network && splitsOf(network).find(({ prefixLength }) => prefixLength === splitInto);
    return network && wanted ? { network, split: wanted } : null;
  });

export const run = { describe, split } satisfies Runs<typeof declaration>;
