import { bitsOf, type IpFamily } from '#subjects/ip/ip-address.ts';
import { type IpBlock, ipBlockSize, lastOfIpBlock } from '#subjects/ip/ip-block.ts';

export const reservations = ['ends', 'aws', 'azure', 'google', 'oracle', 'none'] as const;

export type Reservation = (typeof reservations)[number];

interface Rules {
  /** As the messages name it; a network by itself has no name. */
  readonly provider?: string;
  /** How many addresses at the beginning and at the end of a subnet no host can have. */
  readonly before: bigint;
  readonly after: bigint;
  /** The shortest and the longest prefix of a subnet that a host count gives. */
  readonly widest: number;
  readonly narrowest: number;
}

const rulesOf: Readonly<Record<Reservation, Rules>> = {
  // RFC 950, section 2.1; RFC 3021 lets two hosts share a /31, but nobody asks for one by its hosts
  ends: { before: 1n, after: 1n, widest: 0, narrowest: 30 },
  // AWS, “Subnet CIDR blocks”: router, DNS and one for later
  aws: { provider: 'AWS', before: 4n, after: 1n, widest: 16, narrowest: 28 },
  // Azure, “Virtual Network FAQ”
  azure: { provider: 'Azure', before: 4n, after: 1n, widest: 2, narrowest: 29 },
  // Google Cloud, “Unusable addresses in IPv4 subnet ranges”: gateway at the beginning, one for later at the end
  google: { provider: 'Google Cloud', before: 2n, after: 2n, widest: 0, narrowest: 29 },
  // Oracle Cloud, “IP addresses reserved for use by Oracle”
  oracle: { provider: 'Oracle Cloud', before: 2n, after: 1n, widest: 0, narrowest: 30 },
  none: { before: 0n, after: 0n, widest: 0, narrowest: 32 },
};

/** A host count gives a subnet of IPv6 this prefix length (RFC 4291, section 2.5.1). */
const IPV6_SUBNET = 64;

type Sized = Pick<IpBlock, 'family' | 'prefixLength'>;

/** A point-to-point link and a single host have no addresses of the network's own, and nothing is reserved in IPv6. */
const hasReserved = ({ family, prefixLength }: Sized, reserved: Reservation): boolean =>
  family === 4 && (reserved !== 'ends' || prefixLength < 31);

/** How many hosts a subnet can have. */
export function usableIn(subnet: Sized, reserved: Reservation): bigint {
  const size = ipBlockSize(subnet);
  if (!hasReserved(subnet, reserved)) return size;
  const left = size - rulesOf[reserved].before - rulesOf[reserved].after;
  return left > 0n ? left : 0n;
}

/** The first and the last address that hosts can have. */
export function usableEnds(subnet: IpBlock, reserved: Reservation): { readonly first: bigint; readonly last: bigint } {
  const { before, after } = hasReserved(subnet, reserved) ? rulesOf[reserved] : rulesOf.none;
  return { first: subnet.first + before, last: lastOfIpBlock(subnet) - after };
}

/** The prefix length of the smallest subnet for so many hosts; below 0 where there are more than a family has. */
export function prefixLengthFor(hosts: bigint, family: IpFamily, reserved: Reservation): number {
  if (family === 6) return IPV6_SUBNET;
  const { before, after, narrowest } = rulesOf[reserved];
  const hostBits = (hosts + before + after - 1n).toString(2).length; // of the largest number that is counted from 0
  const needed = hosts + before + after <= 1n ? 0 : hostBits;
  return Math.min(bitsOf(family) - needed, narrowest);
}

/** Whether a provider has no such subnet, and which limit that is. */
export function limitOf(
  { family, prefixLength }: Sized,
  reserved: Reservation,
): { readonly kind: 'wider' | 'narrower'; readonly provider: string; readonly limit: number } | undefined {
  const { provider, widest, narrowest } = rulesOf[reserved];
  if (family === 6 || provider === undefined) return undefined;
  if (prefixLength < widest) return { kind: 'wider', provider, limit: widest };
  return prefixLength > narrowest ? { kind: 'narrower', provider, limit: narrowest } : undefined;
}
