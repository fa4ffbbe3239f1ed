import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { classOfIpv4 } from '#domains/ip/ipv4-class.ts';
import { typeOfIpv4 } from '#domains/ip/ipv4-type.ts';
import { bytesOfIpv4, formatBinaryIpv4, formatIpv4 } from '#domains/ip/ipv4.ts';
import type { declaration } from './declare.ts';
import { ipv6FormsOf } from './ipv6-forms.ts';
import { type ReadAddress, readAddress } from './read-address.ts';

/** Writes an address in every notation. */
export function describeAddress({ notation, address }: ReadAddress) {
  const bytes = bytesOfIpv4(address);
  return {
    readAs: notation,
    dottedDecimal: formatIpv4(address),
    decimal: String(address),
    hexadecimal: address.toString(16).toUpperCase().padStart(8, '0'),
    binary: formatBinaryIpv4(address),
    octal: bytes.map((byte) => byte.toString(8).padStart(4, '0')).join('.'),
    ...ipv6FormsOf(address),
    /** RFC 1035, section 3.5. */
    reverseName: `${bytes.toReversed().join('.')}.in-addr.arpa`,
    ipClass: classOfIpv4(address),
    type: typeOfIpv4(address),
  };
}

/** `null` for an empty text. */
export const convert = ({ address }: Given<typeof declaration, 'convert'>) =>
  address.trim() === '' ? ok(null) : mapResult(readAddress(address), describeAddress);

export const run = { convert } satisfies Runs<typeof declaration>;
