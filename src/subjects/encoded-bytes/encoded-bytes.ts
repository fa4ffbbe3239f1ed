import { fail, ok, type Result } from '#core/result.ts';
import { parseBase64Content } from '#pure/notation/base64/data-uri.ts';
import { parseHex } from '#pure/bytes/hex.ts';

/** How bytes are typed: as the UTF-8 of a text, or written as hexadecimal digits or as Base64. */
export const byteEncodings = ['text', 'hex', 'base64'] as const;

export type ByteEncoding = (typeof byteEncodings)[number];

export type NotBytes = 'notAHexadecimalDigit' | 'oddDigitCount' | 'notBase64';

/** The names in front of the lines that `openssl enc -P` prints. */
const LABEL = /^\s*(?:key|iv|salt)\s*=/i;
/** The signs around the digits in the arrays and strings of programs, and between those that .NET prints. */
const AROUND_DIGITS = /\\x|0x(?=[\da-f]{2}(?![\da-f]))|[,;"'{}[\]-]/gi;

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * The bytes that were typed into `field`. Of a text nothing is trimmed, and lone surrogates become U+FFFD; hex is read as by `parseHex`,
 * also in the notations of programs, and Base64 as by `parseBase64Content`.
 */
export function parseEncodedBytes(typed: string, encoding: ByteEncoding, field: string): Result<Uint8Array<ArrayBuffer>, NotBytes> {
  switch (encoding) {
    case 'text':
      return ok(new TextEncoder().encode(typed));
    case 'hex': {
      const parsed = parseHex(typed.replace(LABEL, blank).replaceAll(AROUND_DIGITS, blank));
      return parsed.ok ? parsed : fail(parsed.error.code, { ...parsed.error, field });
    }
    case 'base64': {
      const parsed = parseBase64Content(typed);
      return parsed.ok ? ok(parsed.value.bytes) : fail('notBase64', { field });
    }
  }
}
