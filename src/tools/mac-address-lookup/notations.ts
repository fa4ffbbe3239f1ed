import { formatIpv6 } from '#subjects/ip/ipv6.ts';
import { groupDigits } from '#pure/network/mac-digits.ts';

/** An address in every usual notation. */
export interface Notations {
  readonly colon: string;
  readonly hyphen: string;
  readonly cisco: string;
  readonly bare: string;
  readonly eui64: string;
  readonly linkLocal: string;
  readonly decimal: string;
}

const LINK_LOCAL = 0xfe80n << 112n;
/** The universal/local bit of an EUI-64, which an IPv6 interface identifier has turned: RFC 4291, section 2.5.1. */
const UNIVERSAL_BIT = 1n << 57n;

/** Of 12 digits in upper case. */
export function notationsOf(digits: string): Notations {
  const eui64 = `${digits.slice(0, 6)}FFFE${digits.slice(6)}`; // RFC 4291, appendix A
  return {
    colon: groupDigits(digits, 2, ':'),
    hyphen: groupDigits(digits, 2, '-'),
    cisco: groupDigits(digits.toLowerCase(), 4, '.'),
    bare: digits,
    eui64: groupDigits(eui64, 2, '-'),
    linkLocal: formatIpv6(LINK_LOCAL | (BigInt(`0x${eui64}`) ^ UNIVERSAL_BIT)),
    decimal: String(Number.parseInt(digits, 16)),
  };
}
