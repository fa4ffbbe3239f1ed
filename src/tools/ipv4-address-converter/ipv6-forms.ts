import { formatFullIpv6, formatIpv6, parseIpv6 } from '#domains/ip/ipv6.ts';
import { formatIpv4 } from '#domains/ip/ipv4.ts';

/** ::ffff:0:0/96 (RFC 4291, section 2.5.5.2). */
const MAPPED = 0xffff_0000_0000n;
/** 64:ff9b::/96 (RFC 6052, section 2.1). */
const NAT64 = 0x64_ff9bn << 96n;
/** 2002::/16 (RFC 3056, section 2). */
const SIX_TO_FOUR = 0x2002n << 112n;

/** The IPv4 address inside an IPv4-mapped, NAT64, or 6to4 address or prefix in any notation. `undefined` for any other text. */
export function embeddedIpv4(text: string): number | undefined {
  const address = parseIpv6(text.replace(/^(2002:.*)\/48$/, '$1'));
  if (!address.ok) return undefined;
  if (address.value >> 112n === SIX_TO_FOUR >> 112n) return Number(BigInt.asUintN(32, address.value >> 80n));
  const ipv4 = BigInt.asUintN(32, address.value);
  return [MAPPED, NAT64].includes(address.value - ipv4) ? Number(ipv4) : undefined;
}

/** The IPv6 forms of an IPv4 address. All but `mappedFull` follow RFC 5952. */
export function ipv6FormsOf(address: number) {
  const bits = BigInt(address);
  return {
    mapped: `::ffff:${formatIpv4(address)}`,
    mappedHex: formatIpv6(MAPPED | bits),
    mappedFull: formatFullIpv6(MAPPED | bits),
    sixToFour: `${formatIpv6(SIX_TO_FOUR | (bits << 80n))}/48`,
    nat64: formatIpv6(NAT64 | bits),
  };
}
