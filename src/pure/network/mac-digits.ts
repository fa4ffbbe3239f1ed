import { fail, ok, type Result } from '#core/result.ts';

/** What people and systems write between the digits of a MAC address or of a prefix of one. */
const SEPARATOR = /[:\-.\s]/;
const DIGIT = /[0-9a-f]/i;

/**
 * The hexadecimal digits of a MAC address, or of a prefix of one, in upper case, any number of them; the separators `:` `-` `.` and white
 * space are skipped wherever they stand. Error: `notAHexadecimalDigit` with the first other character and its offset in UTF-16 code units.
 */
export function readMacDigits(text: string): Result<string, 'notAHexadecimalDigit'> {
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
