import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { blankColumns } from './blank-columns.ts';
import { type NumberBase, notations } from './number-base.ts';

const noDigit = {
  binary: 'notABinaryDigit',
  octal: 'notAnOctalDigit',
  decimal: 'notADecimalDigit',
  hexadecimal: 'notAHexadecimalDigit',
} as const;

export type NotBytes = (typeof noDigit)[NumberBase] | 'notWholeBytes' | 'notAByte';

const SEPARATOR = /[\s,;:_|\-–—−'"<>()[\]{}\u200b]/;

/** The `h` after hexadecimal digits in assembly language. */
const SUFFIX = /h(?![\da-z])/iy;

/** The prefix of a byte literal (`b'…'` in Python, `x'…'` in SQL), and the names that Node.js prints before bytes. */
const AROUND = /(?<![\da-z])[bx](?=['"])|(?<=<)Buffer(?= )|^[A-Z]+(?:\d+[A-Z]*)?\(\d+\) (?=\[)/gi;

/** The minimum of a signed byte, as printed by Java. */
const LEAST_SIGNED = -128;

/**
 * Parses groups of digits to bytes. Groups are separated by whitespace, any of `, ; : _ | -`, quotes, or brackets. A group may have the
 * prefix of its base, and a hexadecimal group the suffix `h`. A prefix begins a new group unless it could be a digit. A hex dump is reduced
 * to its bytes. A decimal group after a minus sign that is not a separator is a signed byte. A decimal group is always one byte, and a
 * longer group in another base must consist of whole bytes. Errors, with `at` in UTF-16 code units and `position` one greater:
 * - `notABinaryDigit` and the like, with the character and its position
 * - `notWholeBytes`, with the group, its number of digits, and the number of digits per byte
 * - `notAByte` for values over 255, with the digits
 */
export function readBytes(source: string, base: NumberBase): Result<Uint8Array<ArrayBuffer>, NotBytes> {
  const text = (base === 'hexadecimal' ? blankColumns(source) : source).replaceAll(AROUND, (found) => ' '.repeat(found.length));
  const { radix, digitsPerByte, prefix } = notations[base];
  const kinds = kindsOfCharacters(radix);
  const kindAt = (at: number): number => kinds[text.charCodeAt(at)] ?? (SEPARATOR.test(text.charAt(at)) ? IS_SEPARATOR : IS_OTHER);
  const skipPrefix = (at: number): number => {
    prefix.lastIndex = at;
    return prefix.test(text) ? prefix.lastIndex : at;
  };

  const suffixLength = (at: number): number => {
    SUFFIX.lastIndex = at;
    return base === 'hexadecimal' && SUFFIX.test(text) ? 1 : 0;
  };
  // Directly before the digits and not after other digits.
  const isNegative = (at: number): boolean => base === 'decimal' && /[-−]/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at - 2));

  const bytes = new Uint8Array(text.length);
  let written = 0;
  let at = 0;
  while (at < text.length) {
    if (kindAt(at) === IS_SEPARATOR) {
      at++;
      continue;
    }
    const start = skipPrefix(at);
    let end = start;
    while (end < text.length && kindAt(end) < radix) end++;
    const isEnded = end === text.length || kindAt(end) === IS_SEPARATOR || skipPrefix(end) > end || (end > start && suffixLength(end) > 0);
    if (!isEnded) {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
      return fail(noDigit[base], { at: end, values: { character, position: end + 1 } });
    }
    const digitCount = end - start;
    const size = Math.min(digitCount, digitsPerByte);
    if (digitCount % size !== 0) {
      const group = excerpt(text.slice(start, end));
      return fail('notWholeBytes', { at: start, values: { group, digits: digitCount, digitsPerByte } });
    }
    for (at = start; at < end; at += size) {
      const digits = text.slice(at, at + size);
      const value = Number.parseInt(digits, radix) * (isNegative(at) ? -1 : 1);
      if (value > 255 || value < LEAST_SIGNED) return fail('notAByte', { at, values: { digits: excerpt(digits) } });
      bytes[written++] = value; // modulo 256
    }
    at += suffixLength(at);
  }
  return ok(bytes.slice(0, written));
}

const IS_SEPARATOR = 254;
const IS_OTHER = 255;

/** The kind of each ASCII character: its value as a digit, or one of the two constants above. */
const kindsOfCharacters = (radix: number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code);
    const value = /[\da-z]/i.test(character) ? Number.parseInt(character, 36) : IS_OTHER;
    return SEPARATOR.test(character) ? IS_SEPARATOR : value < radix ? value : IS_OTHER;
  });
