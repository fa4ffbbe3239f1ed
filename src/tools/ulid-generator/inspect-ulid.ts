import { decodeTime, ulidToUUID } from 'ulid';
import { ok, type Result } from '#core/result.ts';
import { type NotAUlid, parseUlid } from './parse-ulid.ts';

export interface Inspection {
  /** ISO 8601 in UTC with milliseconds. Years after 9999 have a sign and six digits. */
  readonly createdAt: string;
  readonly unixMilliseconds: string;
  /** 80 bits as 20 lowercase hexadecimal digits. */
  readonly random: string;
  readonly ulid: string;
  readonly uuid: string;
}

const UUID_TIME_DIGITS = 12;

/** Decodes a ULID, or a UUID as the same 128 bits. Returns `null` for an empty text. Errors: those of `parseUlid`. */
export function inspectUlid({ inspected }: { readonly inspected: string }): Result<Inspection | null, NotAUlid> {
  if (inspected.trim() === '') return ok(null);
  const parsed = parseUlid(inspected);
  if (!parsed.ok) return parsed;
  const ulid = parsed.value;
  const uuid = ulidToUUID(ulid).toLowerCase();
  const unixMilliseconds = decodeTime(ulid);
  return ok({
    createdAt: new Date(unixMilliseconds).toISOString(),
    unixMilliseconds: String(unixMilliseconds),
    random: uuid.replaceAll('-', '').slice(UUID_TIME_DIGITS),
    ulid,
    uuid,
  });
}
