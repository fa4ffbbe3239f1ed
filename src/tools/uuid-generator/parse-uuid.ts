import { fail, ok, type Result } from '#core/result.ts';
import { findUuid } from '#pure/text/find-uuid.ts';

export type NotAUuid = 'notAHexadecimalDigit' | 'wrongDigitCount' | 'misplacedHyphens';

const DIGITS = 32;
const URN = /^urn:uuid:/i; // RFC 9562, section 4
const HYPHENATED = /^.{8}-.{4}-.{4}-.{4}-.{12}$/;

/**
 * Extracts the 32 lowercase hexadecimal digits of a UUID of any version and case: with or without hyphens, in braces, as a URN, or within
 * another text. `field` is the field for errors. Checks the characters first, then their number, then the hyphens.
 */
export function parseUuid(typed: string, field: string): Result<string, NotAUuid> {
  const found = findUuid(typed);
  if (found !== undefined) return ok(found);
  const { body, start } = unwrap(typed);
  const at = body.search(/[^0-9a-f-]/i);
  if (at >= 0) return fail('notAHexadecimalDigit', { field, values: { character: characterAt(body, at) }, at: start + at });
  const digits = body.replaceAll('-', '');
  if (digits.length !== DIGITS) return fail('wrongDigitCount', { field, values: { needed: DIGITS, found: digits.length } });
  if (digits !== body && !HYPHENATED.test(body)) return fail('misplacedHyphens', { field, at: start + body.indexOf('-') });
  return ok(digits.toLowerCase());
}

/** Removes surrounding whitespace, braces, or the URN prefix. `start` is the offset of the rest. */
function unwrap(typed: string): { readonly body: string; readonly start: number } {
  const trimmed = typed.trim();
  const start = typed.length - typed.trimStart().length;
  if (trimmed.startsWith('{') && trimmed.endsWith('}')) return { body: trimmed.slice(1, -1), start: start + 1 };
  const urn = URN.exec(trimmed)?.[0] ?? '';
  return { body: trimmed.slice(urn.length), start: start + urn.length };
}

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);
