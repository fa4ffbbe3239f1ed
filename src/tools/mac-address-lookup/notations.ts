import { eui64Of, interfaceIdOf } from '#domains/ip/interface-id.ts';
import { formatIpv6 } from '#domains/ip/ipv6.ts';
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

/** The notations of an address of 12 digits in upper case. */
export function notationsOf(digits: string): Notations {
  return {
    colon: groupDigits(digits, 2, ':'),
    hyphen: groupDigits(digits, 2, '-'),
    cisco: groupDigits(digits.toLowerCase(), 4, '.'),
    bare: digits,
    eui64: groupDigits(eui64Of(digits), 2, '-'),
    linkLocal: formatIpv6(LINK_LOCAL | interfaceIdOf(digits)),
    decimal: String(Number.parseInt(digits, 16)),
  };
}
