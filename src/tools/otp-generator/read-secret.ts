import { fail, ok, type Result } from '#core/result.ts';
import { characterPosition } from '#pure/text/character-position.ts';
import { parseHex } from '#pure/bytes/hex.ts';
import { bareKeyUri } from './copied-key-uri.ts';
import { parseBase32 } from './parse-base32.ts';
import { isKeyUri, parseKeyUri, type NotAKeyUri } from './parse-key-uri.ts';

/** How a secret is typed. */
export const secretEncodings = ['base32', 'hex', 'text'] as const;

export type SecretEncoding = (typeof secretEncodings)[number];

export type NotASecret = 'notABase32Character' | 'notAHexadecimalDigit' | 'oddDigitCount' | NotAKeyUri;

/**
 * The bytes of a secret, or of the one in a whole key URI, which is Base32. In hexadecimal, spaces, hyphens and colons are skipped; a text is
 * UTF-8. Errors, `at` the character in UTF-16 code units, and its position in characters among the values: `notABase32Character`,
 * `notAHexadecimalDigit`; `oddDigitCount` with the number found; those of `parseKeyUri`.
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

/** The same result; an error then says where in the whole text it is. */
function withPosition<Code extends string>(typed: string, start: number, result: Result<Uint8Array, Code>): Result<Uint8Array, Code> {
  if (result.ok || result.error.at === undefined) return result;
  const { code, values, at } = result.error;
  return fail(code, { at: start + at, values: { ...values, position: characterPosition(typed, start + at) } });
}
