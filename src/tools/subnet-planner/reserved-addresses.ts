import { bitsOf, type IpFamily } from '#domains/ip/ip-address.ts';
import { type IpBlock, ipBlockSize, lastOfIpBlock } from '#domains/ip/ip-block.ts';

export const reservations = ['ends', 'aws', 'azure', 'google', 'oracle', 'none'] as const;

export type Reservation = (typeof reservations)[number];

interface Rules {
  /** The name in the messages. Absent for a network without a provider. */
  readonly provider?: string;
  /** The number of addresses reserved at the beginning and at the end of a subnet. */
  readonly before: bigint;
  readonly after: bigint;
  /** The shortest and the longest prefix that a host count can result in. */
  readonly widest: number;
  readonly narrowest: number;
}

const rulesOf: Readonly<Record<Reservation, Rules>> = {
  // RFC 950, section 2.1. RFC 3021 allows a /31 with two hosts, but users do not request one by host count
  ends: { before: 1n, after: 1n, widest: 0, narrowest: 30 },
  // AWS, “Subnet CIDR blocks”: router, DNS, and one for future use
  aws: { provider: 'AWS', before: 4n, after: 1n, widest: 16, narrowest: 28 },
  // Azure, “Virtual Network FAQ”
  azure: { provider: 'Azure', before: 4n, after: 1n, widest: 2, narrowest: 29 },
  // Google Cloud, “Unusable addresses in IPv4 subnet ranges”: gateway at the beginning, and one at the end for future use
  google: { provider: 'Google Cloud', before: 2n, after: 2n, widest: 0, narrowest: 29 },
  // Oracle Cloud, “IP addresses reserved for use by Oracle”
  oracle: { provider: 'Oracle Cloud', before: 2n, after: 1n, widest: 0, narrowest: 30 },
  none: { before: 0n, after: 0n, widest: 0, narrowest: 32 },
};

/** The prefix length of an IPv6 subnet for any host count (RFC 4291, section 2.5.1). */
const IPV6_SUBNET = 64;

type Sized = Pick<IpBlock, 'family' | 'prefixLength'>;

/** Whether a subnet has reserved addresses. Point-to-point links, single hosts, and IPv6 subnets have none. */
const hasReserved = ({ family, prefixLength }: Sized, reserved: Reservation): boolean =>
  family === 4 && (reserved !== 'ends' || prefixLength < 31);

/** The maximum number of hosts in a subnet. */
export function usableIn(subnet: Sized, reserved: Reservation): bigint {
  const size = ipBlockSize(subnet);
  if (!hasReserved(subnet, reserved)) return size;
  const left = size - rulesOf[reserved].before - rulesOf[reserved].after;
  return left > 0n ? left : 0n;
}

/** The first and the last address available to hosts. */
export function usableEnds(subnet: IpBlock, reserved: Reservation): { readonly first: bigint; readonly last: bigint } {
  const { before, after } = hasReserved(subnet, reserved) ? rulesOf[reserved] : rulesOf.none;
  return { first: subnet.first + before, last: lastOfIpBlock(subnet) - after };
}

/** The prefix length of the smallest subnet for a number of hosts. Negative if the family does not have enough addresses. */
export function prefixLengthFor(hosts: bigint, family: IpFamily, reserved: Reservation): number {
  if (family === 6) return IPV6_SUBNET;
  const { before, after, narrowest } = rulesOf[reserved];
  const hostBits = (hosts + before + after - 1n).toString(2).length; // the bit length of the last 0-based index
  const needed = hosts + before + after <= 1n ? 0 : hostBits;
  return Math.min(bitsOf(family) - needed, narrowest);
}

/** The limit that a subnet violates at its provider, if any. */
export function limitOf(
  { family, prefixLength }: Sized,
  reserved: Reservation,
): { readonly kind: 'wider' | 'narrower'; readonly provider: string; readonly limit: number } | undefined {
  const { provider, widest, narrowest } = rulesOf[reserved];
  if (family === 6 || provider === undefined) return undefined;
  if (prefixLength < widest) return { kind: 'wider', provider, limit: widest };
  return prefixLength > narrowest ? { kind: 'narrower', provider, limit: narrowest } : undefined;
}
