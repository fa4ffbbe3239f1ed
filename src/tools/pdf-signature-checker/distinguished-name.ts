import { BaseBlock, BaseStringBlock } from 'asn1js';
import type { RelativeDistinguishedNames } from 'pkijs';
import { toHex } from '#formats/hex.ts';

/** RFC 4519, and RFC 2985 for the address. */
const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.11': 'OU',
  '2.5.4.10': 'O',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.6': 'C',
  '1.2.840.113549.1.9.1': 'E',
  '2.5.4.4': 'SN',
  '2.5.4.42': 'GN',
  '2.5.4.5': 'serialNumber',
};

/** Such as `CN=Jane Doe, O=Example Ltd, C=GB`: the reverse of the order in the certificate. */
export const formatName = ({ typesAndValues }: RelativeDistinguishedNames): string =>
  typesAndValues
    .map(({ type, value }) => `${shortNames[type] ?? type}=${textOf(value)}`)
    .toReversed()
    .join(', ');

/** The common name, or the whole name where there is none. */
export function commonNameOf(name: RelativeDistinguishedNames): string {
  const commonName = name.typesAndValues.find(({ type }) => shortNames[type] === 'CN');
  return commonName ? textOf(commonName.value) : formatName(name);
}

/** A value that is no text is written as RFC 4514, section 2.4, has it. */
function textOf(value: unknown): string {
  if (value instanceof BaseStringBlock) return value.getValue();
  return value instanceof BaseBlock ? `#${toHex(value.valueBeforeDecodeView)}` : '';
}
