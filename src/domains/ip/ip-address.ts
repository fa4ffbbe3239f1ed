import { fail, ok, mapResult, type Result } from '#core/result.ts';
import { formatIpv4, type Ipv4Fault, parseIpv4 } from './ipv4.ts';
import { formatIpv6 } from './ipv6.ts';
import { type Ipv6Fault, readIpv6 } from './read-ipv6.ts';

export type IpFamily = 4 | 6;

/** An address of either family as an unsigned number of 32 or 128 bits. An IPv4-mapped IPv6 address is of family 6. */
export interface IpAddress {
  readonly family: IpFamily;
  readonly bits: bigint;
}

export type IpAddressFault = Ipv4Fault | Ipv6Fault | 'notAnIpAddress';

/** The number of bits of an address. */
export const bitsOf = (family: IpFamily): 32 | 128 => (family === 4 ? 32 : 128);

/** The last address of a family: all ones. */
export const lastAddressOf = (family: IpFamily): bigint => (family === 4 ? LAST_OF_4 : LAST_OF_6);

const LAST_OF_4 = 0xffff_ffffn;
const LAST_OF_6 = (1n << 128n) - 1n;

/**
 * Reads an address without surrounding text, zone, brackets, or prefix length. Text with a colon is read as IPv6, with the errors of
 * `readIpv6`. Digits and dots are read as IPv4 (`wrongNumberCount`, `leadingZero`, `above255`). Anything else is `notAnIpAddress`.
 */
export function readIpAddress(text: string): Result<IpAddress, IpAddressFault> {
  if (text.includes(':')) return mapResult(readIpv6(text), (bits) => ({ family: 6, bits }));
  if (!/^\d*\.[\d.]*$/.test(text)) return fail('notAnIpAddress');
  const address = parseIpv4(text);
  if (address.ok) return ok({ family: 4, bits: BigInt(address.value) });
  if (address.error.code !== 'notAnIpv4Address') return address;
  // A number between dots is missing. If there are four numbers anyway, the error is not their count.
  const found = text.split('.').filter((number) => number !== '').length;
  return found === 4 ? fail('notAnIpAddress') : fail('wrongNumberCount', { values: { found } });
}

const MAPPED = 0xffffn;

/**
 * Formats an address as dotted decimal or as the canonical text of RFC 5952. Addresses in `::ffff:0:0/96` end in IPv4 notation (section 5).
 */
export function formatIpAddress({ family, bits }: IpAddress): string {
  if (family === 4) return formatIpv4(Number(bits));
  return bits >> 32n === MAPPED ? `::ffff:${formatIpv4(Number(bits & LAST_OF_4))}` : formatIpv6(bits);
}
