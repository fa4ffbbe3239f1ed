import { fail, ok } from '#core/result.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';

/**
 * Unix seconds, whole, of a time given as such or as an ISO 8601 date or date-time, which is UTC unless it says otherwise. Error: `notATime`,
 * also for one before 1970.
 */
export function readMoment(typed: string) {
  const source = typed.trim();
  const seconds = /^\d+(?:\.\d+)?$/.test(source) ? Math.floor(Number(source)) : parseIsoDateTime(source)?.epochSeconds;
  return seconds !== undefined && seconds >= 0 && seconds <= Number.MAX_SAFE_INTEGER ? ok(seconds) : fail('notATime', { field: 'time' });
}
