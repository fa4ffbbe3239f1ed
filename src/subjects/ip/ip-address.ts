import { fail, ok, mapResult, type Result } from '#core/result.ts';
import { formatIpv4, type Ipv4Fault, parseIpv4 } from './ipv4.ts';
import { formatIpv6 } from './ipv6.ts';
import { type Ipv6Fault, readIpv6 } from './read-ipv6.ts';

export type IpFamily = 4 | 6;

/** An address of either family as an unsigned number of 32 or of 128 bits. An IPv4-mapped IPv6 address is of the family 6. */
export interface IpAddress {
  readonly family: IpFamily;
  readonly bits: bigint;
}

export type IpAddressFault = Ipv4Fault | Ipv6Fault | 'notAnIpAddress';

/** How many bits an address has. */
export const bitsOf = (family: IpFamily): 32 | 128 => (family === 4 ? 32 : 128);

/** The last address of a family: all ones. */
export const lastAddressOf = (family: IpFamily): bigint => (family === 4 ? LAST_OF_4 : LAST_OF_6);

const LAST_OF_4 = 0xffff_ffffn;
const LAST_OF_6 = (1n << 128n) - 1n;

/**
 * An address, nothing around it. Text with a colon is meant for IPv6 and refused with a fault of `readIpv6`, digits and dots are meant for
 * IPv4 (`wrongNumberCount`, `leadingZero`, `above255`), anything else is `notAnIpAddress`. No zone, no brackets, no prefix length.
 */
export function readIpAddress(text: string): Result<IpAddress, IpAddressFault> {
  if (text.includes(':')) return mapResult(readIpv6(text), (bits) => ({ family: 6, bits }));
  if (!/^\d*\.[\d.]*$/.test(text)) return fail('notAnIpAddress');
  const address = parseIpv4(text);
  if (address.ok) return ok({ family: 4, bits: BigInt(address.value) });
  if (address.error.code !== 'notAnIpv4Address') return address;
  // Dots without a number between them: it is the numbers that are missing, if they are.
  const found = text.split('.').filter((number) => number !== '').length;
  return found === 4 ? fail('notAnIpAddress') : fail('wrongNumberCount', { values: { found } });
}

const MAPPED = 0xffffn;

/** Dotted decimal, or the canonical text of RFC 5952, that of `::ffff:0:0/96` with its IPv4 ending (section 5). */
export function formatIpAddress({ family, bits }: IpAddress): string {
  if (family === 4) return formatIpv4(Number(bits));
  return bits >> 32n === MAPPED ? `::ffff:${formatIpv4(Number(bits & LAST_OF_4))}` : formatIpv6(bits);
}
