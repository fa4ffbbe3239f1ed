import { fail, ok, type Result } from '#core/result.ts';
import { readMacDigits } from '#pure/network/mac-digits.ts';
import { interfaceIdOf } from '#domains/ip/interface-id.ts';
import { blockOfNetwork } from '#domains/ip/read-ip-network.ts';
import type { LineFault, ReadLine } from './notation.ts';
import { readNetworkText } from './read-network-text.ts';

/** Six octets, with or without leading zeros, or three groups of four digits. A network may follow after a slash or white space. */
const MAC = /^([\da-f]{1,2}([:-])(?:[\da-f]{1,2}\2){4}[\da-f]{1,2}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})(?:(?:\s*\/\s*|\s+)(\S.*))?$/i;
/** The network in which every host assigns itself an address. */
const LINK_LOCAL = { first: 0xfe80n << 112n, prefixLength: 64 };
/** The longest prefix that leaves room for an interface identifier. */
const LONGEST_PREFIX = 64;

/**
 * Reads a MAC address as the address that its host assigns itself in a network (RFC 4291, appendix A), by default the link-local network.
 * `undefined` for any other text. Errors: `prefixTooLong` (`max`, `found`), and those of the network.
 */
export function readMac(text: string): Result<ReadLine, LineFault> | undefined {
  const [, mac, , network] = MAC.exec(text) ?? [];
  const digits = mac === undefined ? undefined : readMacDigits(mac);
  if (!digits?.ok) return undefined;
  const read = network === undefined ? undefined : readNetworkText(network);
  if (read && !read.ok) return read;
  const { first, prefixLength } = read ? blockOfNetwork({ ...read.value, family: 6, bits: read.value.address }) : LINK_LOCAL;
  if (prefixLength > LONGEST_PREFIX) return fail('prefixTooLong', { values: { max: LONGEST_PREFIX, found: prefixLength } });
  return ok({ notation: 'macAndPrefix', address: first | interfaceIdOf(digits.value), prefixLength });
}
