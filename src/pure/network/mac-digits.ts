import { fail, ok, type Result } from '#core/result.ts';

/** Separators between the digits of a MAC address or prefix. */
const SEPARATOR = /[:\-.\s]/;
const DIGIT = /[0-9a-f]/i;

/** Octets with separators, some possibly without a leading zero. */
const OCTETS = /^\s*[\da-f]{1,2}(?:([:-])[\da-f]{1,2}(?:\1[\da-f]{1,2})*)?\s*$/i;
const OCTETS_OF_ADDRESS = 6;

/** The meaning of a short sixth octet: `64:16:7F:A1:B2:C` is either an address that ends in `0C`, or eleven digits of a longer one. */
export type ShortSixthOctet = 'address' | 'prefix';

/**
 * Restores the leading zeros that `arp` on macOS and the BSDs omits: `0:50:56:a:b:c`. The last octet may be incomplete, so it is padded
 * only if there are six octets and either another one is short, or an address is expected and no octet has a leading zero.
 */
function withLeadingZeros(text: string, shortSixth: ShortSixthOctet): string {
  const separator = OCTETS.exec(text)?.[1];
  if (separator === undefined) return text;
  const octets = text.trim().split(separator);
  const before = octets.slice(0, -1);
  const hasShort = before.some((octet) => octet.length === 1);
  const hasZeros = octets.some((octet) => octet.length > 1 && octet.startsWith('0'));
  const isWhole = octets.length === OCTETS_OF_ADDRESS && (hasShort || (shortSixth === 'address' && !hasZeros));
  return octets.map((octet, index) => (isWhole || index < before.length ? octet.padStart(2, '0') : octet)).join(separator);
}

/**
 * Reads the hexadecimal digits, in uppercase, of a MAC address or prefix of any length. Skips the separators `:`, `-`, `.`, and white space
 * anywhere. An octet between colons or hyphens may lack its leading zero. Error: `notAHexadecimalDigit` with the first other character and
 * its offset in UTF-16 code units.
 */
export function readMacDigits(typed: string, shortSixth: ShortSixthOctet = 'address'): Result<string, 'notAHexadecimalDigit'> {
  const text = withLeadingZeros(typed, shortSixth);
  let digits = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (DIGIT.test(character)) digits += character.toUpperCase();
    else if (!SEPARATOR.test(character)) {
      return fail('notAHexadecimalDigit', { values: { character: String.fromCodePoint(text.codePointAt(at) ?? 0) }, at });
    }
  }
  return ok(digits);
}

/** Groups digits from the left; the last group may be shorter: `groupDigits('2037061', 2, ':')` is `20:37:06:1`. */
export const groupDigits = (digits: string, size: number, separator: string): string =>
  (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
