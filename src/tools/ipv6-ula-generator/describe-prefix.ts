import { fail, ok, type Result } from '#core/result.ts';
import { ip6ArpaName } from '#domains/ip/ip6-arpa.ts';
import { formatIpv6 } from '#domains/ip/ipv6.ts';

/** fc00::/7 with the L bit set: RFC 4193, section 3.1. */
const ULA = 0xfdn;
const SUBNET_ID = /^[0-9a-f]{1,4}$/i;
const LAST_SUBNET = 0xffff;

/** 8 bits of prefix, 40 of Global ID, 16 of subnet ID, 64 of interface: RFC 4193, section 3.1. */
const subnetOf = (globalId: bigint, subnetId: number): bigint => (((ULA << 40n) | globalId) << 80n) | (BigInt(subnetId) << 64n);

/** All displayed values of the /48 of a Global ID (40 bits). */
export function describePrefix(globalId: bigint) {
  const digits = globalId.toString(16).padStart(10, '0');
  const first = subnetOf(globalId, 0);
  return {
    prefix: `${formatIpv6(first)}/48`,
    globalIdUsed: digits,
    firstSubnet: `${formatIpv6(first)}/64`,
    lastSubnet: `${formatIpv6(subnetOf(globalId, LAST_SUBNET))}/64`,
    subnets: String(LAST_SUBNET + 1),
    reverseZone: ip6ArpaName(first, 12),
  };
}

/** Describes one /64 in the prefix. `null` if `Subnet ID` is empty. */
export function describeSubnet(
  globalId: bigint,
  typed: string,
): Result<{ readonly chosenSubnet: string; readonly firstAddress: string } | null, 'notASubnetId'> {
  const digits = typed.trim();
  if (digits === '') return ok(null);
  if (!SUBNET_ID.test(digits)) return fail('notASubnetId', { field: 'subnetId' });
  const subnet = subnetOf(globalId, Number.parseInt(digits, 16));
  return ok({ chosenSubnet: `${formatIpv6(subnet)}/64`, firstAddress: formatIpv6(subnet | 1n) });
}
