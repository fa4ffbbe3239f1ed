import { fail, ok, type Result } from '#core/result.ts';
import { parseBase64Content } from '#pure/notation/base64/data-uri.ts';
import { parseHex } from '#pure/bytes/hex.ts';

/** The encodings of typed bytes: UTF-8 text, hexadecimal digits, or Base64. */
export const byteEncodings = ['text', 'hex', 'base64'] as const;

export type ByteEncoding = (typeof byteEncodings)[number];

export type NotBytes = 'notAHexadecimalDigit' | 'oddDigitCount' | 'notBase64';

/** The labels of the lines that `openssl enc -P` prints. */
const LABEL = /^\s*(?:key|iv|salt)\s*=/i;
/** The syntax around digits in arrays and strings of programs, and between the digits that .NET prints. */
const AROUND_DIGITS = /\\x|0x(?=[\da-f]{2}(?![\da-f]))|[,;"'{}[\]-]/gi;

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Reads the bytes typed into `field`. Text is not trimmed, and lone surrogates become U+FFFD. Hex is read like `parseHex`, but also in the
 * notations of programs, and Base64 like `parseBase64Content`.
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
