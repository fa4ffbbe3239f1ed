import { Secret } from 'otpauth/slim';
import { fail, ok } from '#core/result.ts';

/**
 * Bytes of Base32 in either case (RFC 4648, section 6). Spaces and hyphens are skipped, padding may be missing, and bits that fill no byte are
 * dropped. Error: `notABase32Character`, `at` its offset in UTF-16 code units; values: the character.
 */
export function parseBase32(text: string) {
  const unpadded = text.replace(/(?<![=\s-])[=\s-]+$/, '');
  const at = unpadded.search(/[^A-Za-z2-7\s-]/);
  if (at >= 0) return fail('notABase32Character', { at, values: { character: String.fromCodePoint(unpadded.codePointAt(at) ?? 0) } });
  return ok(Secret.fromBase32(unpadded.replaceAll(/[\s-]/g, '')).bytes);
}
