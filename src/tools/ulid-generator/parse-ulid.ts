import { fixULIDBase32, uuidToULID } from 'ulid';
import { fail, ok, type Result } from '#core/result.ts';

export type NotAUlid = 'wrongLength' | 'notInAlphabet' | 'tooGreat';

const LENGTH = 26;
const UUID_DIGITS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * A ULID in capitals, from a ULID in any case (I and L are read as 1, O as 0) or from the 32 hexadecimal digits of a UUID; hyphens and
 * the white space around are ignored. Looked at in this order: the number of characters, each of them, the first one.
 */
export function parseUlid(typed: string): Result<string, NotAUlid> {
  const body = typed.trim().replaceAll('-', '');
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
