import { TIME_MAX } from 'ulid';
import { fail, ok, type Result } from '#core/result.ts';
import { readInstantInUtc } from '#pure/time/date-time-reader/read-instant-in-utc.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';

export type TimeError = 'notATime' | 'timeOutOfRange';

const MILLISECONDS = /^\d+$/;
/** As it is taken. */
const GREATEST = new Date(TIME_MAX).toISOString();

/**
 * Milliseconds from 1970 that fit into the 48 bits of a ULID: from Unix milliseconds, or from a date-time of any notation, which is UTC
 * unless it says otherwise; a bare date is its midnight. What is finer than a millisecond is cut off.
 */
export function parseTime(typed: string): Result<number, TimeError> {
  const text = typed.trim();
  const milliseconds = MILLISECONDS.test(text) ? Number(text) : parseDateTime(text);
  if (Number.isNaN(milliseconds)) return fail('notATime', { field: 'time' });
  return milliseconds >= 0 && milliseconds <= TIME_MAX
    ? ok(milliseconds)
    : fail('timeOutOfRange', { field: 'time', values: { greatest: GREATEST } });
}

/** `NaN` for what is no date-time. */
function parseDateTime(text: string): number {
  const instant = parseIsoDateTime(text) ?? readInstantInUtc(text);
  return instant ? instant.epochSeconds * 1000 + Number(instant.fraction.slice(0, 3).padEnd(3, '0')) : Number.NaN;
}
