import { fixULIDBase32, uuidToULID } from 'ulid';
import { fail, ok, type Result } from '#core/result.ts';
import { findUuid } from '#pure/text/find-uuid.ts';

export type NotAUlid = 'wrongLength' | 'notInAlphabet' | 'tooGreat';

const LENGTH = 26;
const UUID_DIGITS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A ULID within a line or a call, or after the prefix of a typed identifier. Allows only digits of Crockford's alphabet. */
const EMBEDDED = /(?<![\da-z])[0-7][\da-hjkmnp-tv-z]{25}(?![\da-z])/gi;

/** The ULID in a text, if there is exactly one. */
function findUlid(text: string): string | undefined {
  const found = new Set(text.match(EMBEDDED));
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * Parses a ULID in upper or lower case (I and L are read as 1, O as 0) or the 32 hexadecimal digits of a UUID to an uppercase ULID. Ignores
 * hyphens and surrounding text. Checks the length first, then each character, then the first one for overflow.
 */
export function parseUlid(typed: string): Result<string, NotAUlid> {
  const uuid = findUuid(typed);
  if (uuid !== undefined) return ok(uuidToULID(uuid.replace(UUID_DIGITS, '$1-$2-$3-$4-$5')));
  const body = (findUlid(typed) ?? typed).trim().replaceAll('-', '');
  if (/^[\da-f]{32}$/i.test(body)) return ok(uuidToULID(body.replace(UUID_DIGITS, '$1-$2-$3-$4-$5')));
  const characters = [...body];
  if (characters.length !== LENGTH)
    return fail('wrongLength', { field: 'inspected', values: { needed: LENGTH, found: characters.length } });
  const foreign = characters.find((character) => !/[\da-z]/i.test(character) || /u/i.test(character));
  if (foreign !== undefined) {
    return fail('notInAlphabet', { field: 'inspected', values: { character: foreign }, at: typed.indexOf(foreign) });
  }
  const ulid = fixULIDBase32(body).toUpperCase();
  return ulid.charAt(0) <= '7' ? ok(ulid) : fail('tooGreat', { field: 'inspected', at: typed.indexOf(body.charAt(0)) });
}
