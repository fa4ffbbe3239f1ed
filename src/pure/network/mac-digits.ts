import { fail, ok, type Result } from '#core/result.ts';

/** What people and systems write between the digits of a MAC address or of a prefix of one. */
const SEPARATOR = /[:\-.\s]/;
const DIGIT = /[0-9a-f]/i;

/** Octets with separators, where at least one octet lacks its leading zero. */
const OCTETS = /^\s*[\da-f]{1,2}(?:([:-])[\da-f]{1,2}(?:\1[\da-f]{1,2})*)?\s*$/i;
const OCTETS_OF_ADDRESS = 6;

/** What a text with a short sixth octet is: `64:16:7F:A1:B2:C` is the address that ends in `0C`, or eleven digits of a longer one. */
export type ShortSixthOctet = 'address' | 'prefix';

/**
 * Restores the leading zeros that `arp` of macOS and the BSDs leaves out: `0:50:56:a:b:c`. The last octet may be half of one, so it stays as
 * it is unless there are six and another one is short as well, or none has a leading zero and an address is wanted.
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
 * The hexadecimal digits of a MAC address, or of a prefix of one, in upper case, any number of them; the separators `:` `-` `.` and white
 * space are skipped wherever they stand. An octet between colons or hyphens may lack its leading zero. Error: `notAHexadecimalDigit` with the first other character and its offset in UTF-16 code units.
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

/** So many digits a group, from the left; the last group may be shorter: `groupDigits('2037061', 2, ':')` is `20:37:06:1`. */
export const groupDigits = (digits: string, size: number, separator: string): string =>
  (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
