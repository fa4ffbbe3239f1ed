import { fail, ok, type Result } from '#core/result.ts';
import { characterPosition } from '#pure/text/character-position.ts';
import { parseHex } from '#pure/bytes/hex.ts';
import { bareKeyUri } from './copied-key-uri.ts';
import { parseBase32 } from './parse-base32.ts';
import { isKeyUri, parseKeyUri, type NotAKeyUri } from './parse-key-uri.ts';

/** The encodings of an entered secret. */
export const secretEncodings = ['base32', 'hex', 'text'] as const;

export type SecretEncoding = (typeof secretEncodings)[number];

export type NotASecret = 'notABase32Character' | 'notAHexadecimalDigit' | 'oddDigitCount' | NotAKeyUri;

/**
 * Decodes a secret, or the Base32 secret of a complete key URI. Hexadecimal may contain spaces, hyphens, and colons. Text is encoded as
 * UTF-8. Errors: `notABase32Character` and `notAHexadecimalDigit`, with `at` in UTF-16 code units and the position in characters,
 * `oddDigitCount` with the number of digits, and those of `parseKeyUri`.
 */
export function readSecret(copied: string, encoding: SecretEncoding): Result<Uint8Array, NotASecret> {
  const typed = bareKeyUri(copied);
  if (isKeyUri(typed)) {
    const uri = parseKeyUri(typed);
    return uri.ok ? withPosition(typed, uri.value.secretAt, parseBase32(uri.value.secret)) : uri;
  }
  switch (encoding) {
    case 'base32':
      return withPosition(typed, 0, parseBase32(typed));
    case 'hex':
      return withPosition(typed, 0, parseHex(typed.replaceAll('-', ' ')));
    case 'text':
      return ok(new TextEncoder().encode(typed));
  }
}

/** Converts the offset of an error from the secret to the whole text. */
function withPosition<Code extends string>(typed: string, start: number, result: Result<Uint8Array, Code>): Result<Uint8Array, Code> {
  if (result.ok || result.error.at === undefined) return result;
  const { code, values, at } = result.error;
  return fail(code, { at: start + at, values: { ...values, position: characterPosition(typed, start + at) } });
}
