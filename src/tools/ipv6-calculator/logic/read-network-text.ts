import { fail, mapResult, type Result } from '#core/result.ts';
import { readPrefixLength } from '#domains/ip/read-ipv4-network.ts';
import { readIpv6 } from '#domains/ip/read-ipv6.ts';
import type { LineFault, ReadLine } from './notation.ts';

/** An address with an optional zone and prefix length: RFC 4007, section 11.7. */
const PARTS = /^([^%/\s]*)(?:%([^/\s]+))?(?:\s*\/\s*(\d+))?$/;
const UNFINISHED = /^([^%/]*)[%/]$/;

/** Reads texts such as `2001:db8::1`, `2001:db8::/32`, `fe80::1%eth0`, and `fe80::1%eth0/64`. */
export function readNetworkText(text: string): Result<ReadLine, LineFault> {
  const [whole, address = '', zone, length] = PARTS.exec(text) ?? [];
  if (whole === undefined) return refuse(text);
  const bits = readIpv6(address);
  if (!bits.ok) return bits;
  return mapResult(readPrefixLength(length ?? '128', 128), (prefixLength) => ({
    notation: zone === undefined ? (length === undefined ? 'address' : 'network') : 'zoned',
    address: bits.value,
    prefixLength,
    ...(zone !== undefined && { zone }),
  }));
}

/** The error of the address, or `unknownNotation` if the address is valid and the text after it is not. */
function refuse(text: string): Result<never, LineFault> {
  const [, beginning] = UNFINISHED.exec(text) ?? [];
  if (beginning !== undefined && readIpv6(beginning).ok) return fail('unknownNotation', { isIncomplete: true });
  const address = readIpv6(text.split(/[%/]/)[0]?.trimEnd() ?? '');
  return address.ok ? fail('unknownNotation') : address;
}
