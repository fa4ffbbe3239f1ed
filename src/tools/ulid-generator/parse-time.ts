import { TIME_MAX } from 'ulid';
import { fail, ok, type Result } from '#core/result.ts';
import { readInstantInUtc } from '#pure/time/date-time-reader/read-instant-in-utc.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';

export type TimeError = 'notATime' | 'timeOutOfRange';

const MILLISECONDS = /^\d+$/;
/** The maximum time, in an accepted notation. */
const GREATEST = new Date(TIME_MAX).toISOString();

/**
 * Parses Unix milliseconds, or a date-time in any notation, to milliseconds that fit the 48 bits of a ULID. Assumes UTC if there is no time
 * zone, and midnight for a date. Truncates fractions of a millisecond.
 */
export function parseTime(typed: string): Result<number, TimeError> {
  const text = typed.trim();
  const milliseconds = MILLISECONDS.test(text) ? Number(text) : parseDateTime(text);
  if (Number.isNaN(milliseconds)) return fail('notATime', { field: 'time' });
  return milliseconds >= 0 && milliseconds <= TIME_MAX
    ? ok(milliseconds)
    : fail('timeOutOfRange', { field: 'time', values: { greatest: GREATEST } });
}

/** Returns `NaN` for an invalid date-time. */
function parseDateTime(text: string): number {
  const instant = parseIsoDateTime(text) ?? readInstantInUtc(text);
  return instant ? instant.epochSeconds * 1000 + Number(instant.fraction.slice(0, 3).padEnd(3, '0')) : Number.NaN;
}
