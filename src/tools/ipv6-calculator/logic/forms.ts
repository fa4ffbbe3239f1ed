import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { formatIpv4 } from '#domains/ip/ipv4.ts';
import { formatFullIpv6, formatIpv6 } from '#domains/ip/ipv6.ts';
import { formatRfc1924 } from './rfc1924.ts';

const IPV4_BITS = 32;

/** Formats an address as in RFC 5952, with an IPv4 ending in `::ffff:0:0/96`. */
export const canonicalForm = (address: bigint): string => formatIpAddress({ family: 6, bits: address });

/** Writes the last 32 bits in dotted notation, and the others as in RFC 5952. */
function ipv4Ending(address: bigint): string {
  const ipv4 = formatIpv4(Number(BigInt.asUintN(IPV4_BITS, address)));
  // Nonzero groups keep `::` out of the last 32 bits.
  const written = formatIpv6(((address >> 32n) << 32n) | 0xffff_ffffn);
  return written.replace(/ffff:ffff$/, ipv4);
}

/** Groups bits that begin at a position in the address, with a colon before each group except at the start of the text. */
const inGroups = (bits: string, place: number): string =>
  [...bits].map((bit, index) => ((index + place) % 16 === 0 && index > 0 ? `:${bit}` : bit)).join('');

/** Eight groups of 16 bits. A bar marks the end of the prefix, and replaces the colon if it is at the same position. */
export function binaryForm(address: bigint, prefixLength: number): string {
  const bits = address.toString(2).padStart(128, '0');
  if (prefixLength < 1 || prefixLength > 127) return inGroups(bits, 0);
  return `${inGroups(bits.slice(0, prefixLength), 0)}|${inGroups(bits.slice(prefixLength), prefixLength)}`;
}

/** An address in each notation that does not depend on the language. */
export const formsOf = (address: bigint, prefixLength: number, port?: number) => ({
  canonical: canonicalForm(address),
  full: formatFullIpv6(address),
  ipv4Ending: ipv4Ending(address),
  decimal: address.toString(),
  hexadecimal: `0x${address.toString(16).padStart(32, '0')}`,
  binary: binaryForm(address, prefixLength),
  rfc1924: formatRfc1924(address),
  url: `[${canonicalForm(address)}]${port === undefined ? '' : `:${port}`}`,
});
