import { fail, ok } from '#core/result.ts';
import { readInstantInUtc } from '#pure/time/date-time-reader/read-instant-in-utc.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';

/**
 * Unix seconds, whole, of a time given as such or as a date or date-time of any notation, which is UTC unless it says otherwise. Error: `notATime`,
 * also for one before 1970.
 */
export function readMoment(typed: string) {
  const source = typed.trim();
  const seconds = /^\d+(?:\.\d+)?$/.test(source)
    ? Math.floor(Number(source))
    : (parseIsoDateTime(source) ?? readInstantInUtc(source))?.epochSeconds;
  return seconds !== undefined && seconds >= 0 && seconds <= Number.MAX_SAFE_INTEGER ? ok(seconds) : fail('notATime', { field: 'time' });
}
