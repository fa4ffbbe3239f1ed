import { fail, ok } from '#core/result.ts';

/** Encodes bytes as lowercase hexadecimal digits, two per byte, without separators (RFC 4648, section 8). */
export function toHex(bytes: Uint8Array): string {
  const digits = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, index) => {
    digits[index * 2] = asciiOfNibble(byte >> 4);
    digits[index * 2 + 1] = asciiOfNibble(byte & 15);
  });
  return new TextDecoder().decode(digits);
}

const asciiOfNibble = (nibble: number): number => nibble + (nibble < 10 ? 0x30 : 0x57);

const LEADING_0X = /^[\s:]*0x/i;
const COLON = 0x3a;

/**
 * Decodes hexadecimal digits in either case, two per byte (RFC 4648, section 8). Skips white space, colons, and one leading `0x`. Errors:
 * `notAHexadecimalDigit` with the first such character and its offset in UTF-16 code units; `oddDigitCount` with the number found.
 */
export function parseHex(text: string) {
  const bytes = new Uint8Array(Math.ceil(text.length / 2));
  let found = 0;
  for (let index = LEADING_0X.exec(text)?.[0].length ?? 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const nibble = nibbleOfAscii(code);
    if (nibble !== undefined) {
      const place = found >> 1;
      bytes[place] = ((bytes[place] ?? 0) << 4) | nibble;
      found++;
    } else if (code !== COLON && !/\s/.test(text.charAt(index))) {
      return fail('notAHexadecimalDigit', { at: index, values: { character: String.fromCodePoint(text.codePointAt(index) ?? 0) } });
    }
  }
  return found % 2 === 0 ? ok(bytes.slice(0, found / 2)) : fail('oddDigitCount', { values: { found } });
}

/** The value of a hexadecimal digit by its ASCII code; `undefined` for any other code. */
export function nibbleOfAscii(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lowerCase = code | 0x20;
  return lowerCase >= 0x61 && lowerCase <= 0x66 ? lowerCase - 0x57 : undefined;
}
