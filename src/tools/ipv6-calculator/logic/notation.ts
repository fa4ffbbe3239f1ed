import type { IpAddressFault } from '#subjects/ip/ip-address.ts';
import type { PrefixLengthFault } from '#subjects/ip/read-ipv4-network.ts';

/** How an address or a network can be written, in the order in which it is tried. */
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

/** What a line says. */
export interface ReadLine {
  readonly notation: Notation;
  /** 128 bits, those behind the prefix, too. */
  readonly address: bigint;
  /** 128 of an address alone. */
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
