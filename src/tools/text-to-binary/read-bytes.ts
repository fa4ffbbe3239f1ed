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

/** An `h` behind hexadecimal digits, as assemblers write it. */
const SUFFIX = /h(?![\da-z])/iy;

/** The letter of a literal of bytes (`b'…'` in Python, `x'…'` in SQL), and the names that Node.js prints before bytes. */
const AROUND = /(?<![\da-z])[bx](?=['"])|(?<=<)Buffer(?= )|^[A-Z]+(?:\d+[A-Z]*)?\(\d+\) (?=\[)/gi;

/** The least value of a signed byte, as Java prints bytes. */
const LEAST_SIGNED = -128;

/**
 * Bytes of groups of digits, separated by white space, any of `, ; : _ | -`, quotes, or brackets. A group may have a prefix of its base, which
 * begins a group wherever it stands unless it could be a digit, and a hexadecimal one the suffix `h`. Of a hex dump only its bytes are read. A
 * decimal group with a minus sign before it that separates nothing is a signed byte. A group with more digits than a byte has must be whole bytes; in decimal it
 * is always one byte. Errors, each `at` an offset in UTF-16 code units, `position` being one more:
 * - `notABinaryDigit` and its like; values: the character and its position
 * - `notWholeBytes`; values: the group, its number of digits and how many a byte has
 * - `notAByte`: over 255; values: the digits
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
  // Right before the digits and behind no other ones.
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

/** Of each ASCII character: its value as a digit, or one of the two above. */
const kindsOfCharacters = (radix: number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code);
    const value = /[\da-z]/i.test(character) ? Number.parseInt(character, 36) : IS_OTHER;
    return SEPARATOR.test(character) ? IS_SEPARATOR : value < radix ? value : IS_OTHER;
  });
