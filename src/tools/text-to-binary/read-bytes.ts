import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type NumberBase, notations } from './number-base.ts';

const noDigit = {
  binary: 'notABinaryDigit',
  octal: 'notAnOctalDigit',
  decimal: 'notADecimalDigit',
  hexadecimal: 'notAHexadecimalDigit',
} as const;

export type NotBytes = (typeof noDigit)[NumberBase] | 'notWholeBytes' | 'notAByte';

const SEPARATOR = /[\s,;:_|-]/;

/**
 * Bytes of groups of digits, separated by white space or any of `, ; : _ | -`. A group may have the prefix of its base, and `\x` begins a
 * group wherever it stands. A group with more digits than a byte has must be whole bytes; in decimal it is always one byte. Errors, each
 * `at` an offset in UTF-16 code units, `position` being one more:
 * - `notABinaryDigit` and its like; values: the character and its position
 * - `notWholeBytes`; values: the group, its number of digits and how many a byte has
 * - `notAByte`: over 255; values: the digits
 */
export function readBytes(text: string, base: NumberBase): Result<Uint8Array<ArrayBuffer>, NotBytes> {
  const { radix, digitsPerByte, prefix } = notations[base];
  const kinds = kindsOfCharacters(radix);
  const kindAt = (at: number): number => kinds[text.charCodeAt(at)] ?? (SEPARATOR.test(text.charAt(at)) ? IS_SEPARATOR : IS_OTHER);
  const skipPrefix = (at: number): number => {
    prefix.lastIndex = at;
    return prefix.test(text) ? prefix.lastIndex : at;
  };

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
    const isEnded = end === text.length || kindAt(end) === IS_SEPARATOR || (text.charAt(end) === '\\' && skipPrefix(end) > end);
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
      const value = Number.parseInt(digits, radix);
      if (value > 255) return fail('notAByte', { at, values: { digits: excerpt(digits) } });
      bytes[written++] = value;
    }
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
