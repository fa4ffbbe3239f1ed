import { fail, ok, type Result } from '#core/result.ts';
import { formatIpAddress, type IpAddress, readIpAddress } from '#domains/ip/ip-address.ts';
import { readName } from '../master-file/domain-name.ts';
import { withoutDot } from '../dns-record.ts';

const MAPPED = 0xffffn;

/** Reads an IP address. IPv4 mapped to IPv6 counts as IPv4 (RFC 7208, section 5). */
export function readSender(text: string): Result<IpAddress, 'notAnIpAddress'> {
  const address = readIpAddress(text.trim());
  if (!address.ok) return fail('notAnIpAddress', { field: 'sender', ...(address.error.isIncomplete ? { isIncomplete: true } : {}) });
  const { family, bits } = address.value;
  return ok(family === 6 && bits >> 32n === MAPPED ? { family: 4, bits: bits & 0xffff_ffffn } : address.value);
}

export interface MailFrom {
  readonly local: string;
  readonly domain: string;
}

/** Reads a mail address, or a domain, for which the local part is `postmaster` (RFC 7208, section 4.3). Angle brackets are optional. */
export function readMailFrom(text: string): Result<MailFrom, 'notAMailAddress'> {
  const address = text
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .toWellFormed();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = readName(domain, '.');
  const isName = name.ok && !/[\s@<>,;:"()]/.test(domain) && domain !== '' && domain !== '.';
  if (!isName || /[\s<>]/.test(address)) return fail('notAMailAddress', { field: 'mailFrom' });
  return ok({ local: at > 0 ? address.slice(0, at) : 'postmaster', domain: withoutDot(name.value) });
}

/** The address in the format of the macro `i`: IPv6 as nibbles with dots. */
export const dottedAddress = (address: IpAddress): string =>
  address.family === 4 ? formatIpAddress(address) : [...address.bits.toString(16).padStart(32, '0')].join('.');

/** The name with the PTR records of an address: RFC 1035, section 3.5, and RFC 3596, section 2.5. */
export const reverseName = (address: IpAddress): string =>
  `${dottedAddress(address).split('.').toReversed().join('.')}.${address.family === 4 ? 'in-addr' : 'ip6'}.arpa`;
