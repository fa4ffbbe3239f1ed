import { fail, ok, type Result } from '#core/result.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { parseHex } from '#pure/bytes/hex.ts';

/** How bytes are typed: as the UTF-8 of a text, or written as hexadecimal digits or as Base64. */
export const byteEncodings = ['text', 'hex', 'base64'] as const;

export type ByteEncoding = (typeof byteEncodings)[number];

export type NotBytes = 'notAHexadecimalDigit' | 'oddDigitCount' | 'notBase64';

/**
 * The bytes that were typed into `field`. Of a text nothing is trimmed, and lone surrogates become U+FFFD; hex is read as by `parseHex`,
 * Base64 in either alphabet, with or without padding, white space skipped.
 */
export function parseEncodedBytes(typed: string, encoding: ByteEncoding, field: string): Result<Uint8Array<ArrayBuffer>, NotBytes> {
  switch (encoding) {
    case 'text':
      return ok(new TextEncoder().encode(typed));
    case 'hex': {
      const parsed = parseHex(typed);
      return parsed.ok ? parsed : fail(parsed.error.code, { ...parsed.error, field });
    }
    case 'base64': {
      const parsed = parseBase64(typed);
      return parsed.ok ? parsed : fail('notBase64', { field });
    }
  }
}
