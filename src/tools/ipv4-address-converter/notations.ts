import { joinBytes, LAST_IPV4, parseIpv4 } from '#domains/ip/ipv4.ts';
import { embeddedIpv4 } from './ipv6-forms.ts';

/** In the order in which they are tried: the first match counts. */
export const notations = [
  'dottedDecimal',
  'dottedBinary',
  'dottedHexadecimal',
  'dottedOctal',
  'binary',
  'hexadecimal',
  'octal',
  'decimal',
  'reverseName',
  'ipv6',
] as const;

export type Notation = (typeof notations)[number];

/** Reads a trimmed text as an address in one notation. `undefined` if it does not match. */
export const readAs: Readonly<Record<Notation, (text: string) => number | undefined>> = {
  dottedDecimal: (text) => {
    const address = parseIpv4(text);
    return address.ok ? address.value : undefined;
  },
  dottedBinary: (text) => (/^[01]{8}(?:[. ][01]{8}){3}$/.test(text) ? readGroups(text, 2) : undefined),
  dottedHexadecimal: (text) => {
    const isPrefixed = /^0x[\da-f]{1,2}(?:\.0x[\da-f]{1,2}){3}$/i.test(text);
    // Network analyzers and dumps write bytes with colons, hyphens, or spaces between them.
    const isBare = /^[\da-f]{1,2}(?:\.[\da-f]{1,2}){3}$/i.test(text) || /^[\da-f]{2}([: -])[\da-f]{2}(?:\1[\da-f]{2}){2}$/i.test(text);
    return isPrefixed || (isBare && /[a-f]/i.test(text)) ? readGroups(text, 16) : undefined;
  },
  dottedOctal: (text) => (/^0[0-3][0-7]{2}(?:\.0[0-3][0-7]{2}){3}$/.test(text) ? readGroups(text, 8) : undefined),
  binary: (text) => readDigits(/^(?:0b([01]{1,32})|([01]{32}))$/i, text, 2),
  hexadecimal: (text) => readDigits(/^(?:0x([\da-f]{1,8})|(?=\d*[a-f])([\da-f]{8}))$/i, text, 16),
  octal: (text) => readDigits(/^0o([0-7]+)$/i, text, 8),
  decimal: (text) => readDigits(/^(\d+)$/, text, 10) ?? readSigned(text),
  reverseName: (text) => {
    const name = /^(.*)\.in-addr\.arpa\.?$/i.exec(text)?.[1];
    return name === undefined ? undefined : readAs.dottedDecimal(name.split('.').toReversed().join('.'));
  },
  ipv6: embeddedIpv4,
};

/** `parseInt` accepts the prefix 0x of a hexadecimal number, but no other prefix. */
const readGroups = (text: string, radix: number): number => joinBytes(text.split(/[.: -]/).map((group) => Number.parseInt(group, radix)));

/** The number whose digits the pattern captures. `undefined` if it is too large for an address. */
function readDigits(pattern: RegExp, text: string, radix: number): number | undefined {
  const digits = pattern.exec(text)?.slice(1).join('');
  const number = digits === undefined ? Number.NaN : Number.parseInt(digits, radix);
  return number <= LAST_IPV4 ? number : undefined;
}

/**
 * A signed 32-bit integer, as which Java, .NET, and databases store the upper half of all addresses. Numbers with few digits are not
 * accepted.
 */
function readSigned(text: string): number | undefined {
  const number = /^-\d{8,10}$/.test(text) ? Number(text) : 0;
  return number < 0 && number >= -(2 ** 31) ? number + 2 ** 32 : undefined;
}
