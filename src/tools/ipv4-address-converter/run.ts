import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { classOfIpv4 } from '#formats/ip/ipv4-class.ts';
import { typeOfIpv4 } from '#formats/ip/ipv4-type.ts';
import { bytesOfIpv4, formatBinaryIpv4, formatIpv4 } from '#formats/ip/ipv4.ts';
import { inputs, options } from './fields.ts';
import { ipv6FormsOf } from './ipv6-forms.ts';
import { type AddressFault, type ReadAddress, readAddress } from './read-address.ts';

/** An address in every notation. */
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

/** Null while there is no text. */
export function convertAddress({ address }: ValuesOf<typeof inputs>): Result<ReturnType<typeof describeAddress> | null, AddressFault> {
  if (address.trim() === '') return ok(null);
  const read = readAddress(address);
  return read.ok ? ok(describeAddress(read.value)) : read;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: convertAddress }),
};
