import { Secret } from 'otpauth/slim';
import { fail, ok } from '#core/result.ts';

/**
 * Decodes Base32 (RFC 4648, section 6) in either case. Skips spaces and hyphens, accepts missing padding, and drops bits that do not fill a
 * byte. Error: `notABase32Character`, with the character and `at` in UTF-16 code units.
 */
export function parseBase32(text: string) {
  const unpadded = text.replace(/(?<![=\s-])[=\s-]+$/, '');
  const at = unpadded.search(/[^A-Za-z2-7\s-]/);
  if (at >= 0) return fail('notABase32Character', { at, values: { character: String.fromCodePoint(unpadded.codePointAt(at) ?? 0) } });
  return ok(Secret.fromBase32(unpadded.replaceAll(/[\s-]/g, '')).bytes);
}
