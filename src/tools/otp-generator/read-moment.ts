import { fail, ok } from '#core/result.ts';
import { readInstantInUtc } from '#pure/time/date-time-reader/read-instant-in-utc.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';

/**
 * Parses Unix seconds, or a date or date-time in any notation, to whole Unix seconds. Assumes UTC if there is no time zone. Error:
 * `notATime`, also for times before 1970.
 */
export function readMoment(typed: string) {
  const source = typed.trim();
  const seconds = /^\d+(?:\.\d+)?$/.test(source)
    ? Math.floor(Number(source))
    : (parseIsoDateTime(source) ?? readInstantInUtc(source))?.epochSeconds;
  return seconds !== undefined && seconds >= 0 && seconds <= Number.MAX_SAFE_INTEGER ? ok(seconds) : fail('notATime', { field: 'time' });
}
