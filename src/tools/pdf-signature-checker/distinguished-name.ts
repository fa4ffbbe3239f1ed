import { BaseBlock, BaseStringBlock, fromBER, Sequence, Set as AsnSet } from 'asn1js';
import { AttributeTypeAndValue, type RelativeDistinguishedNames } from 'pkijs';
import { toHex } from '#pure/bytes/hex.ts';

/** Attribute names from RFC 4519, and from RFC 2985 for the email address. */
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

/** Formats a name such as `CN=Jane Doe, O=Example Ltd, C=GB`, escaped and in the reverse order of the certificate (RFC 4514, section 2). */
export const formatName = (name: RelativeDistinguishedNames): string =>
  relativeNamesOf(name)
    .map((attributes) => attributes.map(formatAttribute).toReversed().join('+'))
    .toReversed()
    .join(', ');

/** The sets of attributes in a name. Most sets have one attribute. */
function relativeNamesOf({ valueBeforeDecode }: RelativeDistinguishedNames): readonly (readonly AttributeTypeAndValue[])[] {
  const { result } = fromBER(valueBeforeDecode);
  const sets = result instanceof Sequence ? result.valueBlock.value : [];
  return sets.map((set) => (set instanceof AsnSet ? set.valueBlock.value.map((schema) => new AttributeTypeAndValue({ schema })) : []));
}

function formatAttribute({ type, value }: AttributeTypeAndValue): string {
  const name = shortNames[type];
  // Unknown types have their encoded bytes, because the syntax of their values is unknown, too (section 2.4).
  return name === undefined
    ? `${type}=${bytesOf(value)}`
    : `${name}=${value instanceof BaseStringBlock ? escape(value.getValue()) : bytesOf(value)}`;
}

/** Escapes a value (section 2.4), including line breaks and other control characters, so that a name is one line. */
const escape = (text: string): string =>
  text
    .replaceAll(/[\\"+,;<>]|^[ #]| $/g, String.raw`\$&`)
    .replaceAll(/\p{Cc}/gu, (character) => toHex(new TextEncoder().encode(character)).replaceAll(/../g, String.raw`\$&`));

const bytesOf = (value: unknown): string => (value instanceof BaseBlock ? `#${toHex(value.valueBeforeDecodeView)}` : '');

/** The common name without escaping or, if it is missing, the whole name. */
export function commonNameOf(name: RelativeDistinguishedNames): string {
  const value: unknown = name.typesAndValues.find(({ type }) => shortNames[type] === 'CN')?.value;
  if (value === undefined) return formatName(name);
  return value instanceof BaseStringBlock ? value.getValue() : bytesOf(value);
}
