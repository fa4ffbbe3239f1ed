import type { IpAddressFault } from '#domains/ip/ip-address.ts';
import type { PrefixLengthFault } from '#domains/ip/read-ipv4-network.ts';

/** The notations of an address or a network, in the order in which they are tried. */
export type Notation =
  | 'rfc1924'
  | 'address'
  | 'network'
  | 'zoned'
  | 'bracketed'
  | 'macAndPrefix'
  | 'arpaName'
  | 'hexadecimal'
  | 'decimal'
  | 'ipv4';

/** The content of a line. */
export interface ReadLine {
  readonly notation: Notation;
  /** All 128 bits, including those after the prefix. */
  readonly address: bigint;
  /** 128 for an address without a prefix length. */
  readonly prefixLength: number;
  readonly zone?: string;
  readonly port?: number;
}

export type LineFault =
  | Exclude<IpAddressFault, 'notAnIpAddress'>
  | PrefixLengthFault
  | 'portOutOfRange'
  | 'labelNotHexadecimal'
  | 'tooManyNibbles'
  | 'tooLarge'
  | 'prefixTooLong'
  | 'unknownNotation';
