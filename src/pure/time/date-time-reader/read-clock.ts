import { settleClock } from '../iso-date-time.ts';
import { type CalendarDate, DAY_MS, dateOfDay } from '../calendar-day.ts';
import { parseOffset } from './offset.ts';
import { beyond, impossible, type Reading } from './reading.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * A reading from the named groups of a pattern: `hour`, `minute`, and `second` (0 if left out), decimals in `fraction`, `offset`, and
 * `zone`. 24:00 is midnight at the end of the day, and second 60 becomes the next second.
 */
export function readClock(date: CalendarDate, groups: Groups): Reading {
  const number = (name: string): number => Number(groups[name] ?? 0);
  const second = number('second');
  const { offset, zone, fraction = '' } = groups;
  const offsetSeconds = offset === undefined ? undefined : parseOffset(offset);
  const normalized = settleClock({ ...date, hour: number('hour'), minute: number('minute'), second }, fraction);
  if (normalized === 'beyond') return beyond;
  if (!normalized || Number.isNaN(offsetSeconds)) return impossible;
  const isDateAlone = groups['hour'] === undefined && zone === undefined;
  const clock = { ...normalized, fraction, offsetSeconds, timeZone: zone, isLeapSecond: second === 60 };
  return { kind: 'clock', clock: isDateAlone ? { ...clock, isDateAlone } : clock };
}

/** A local time without a zone, from milliseconds counted as if it were UTC. */
export function clockAt(ms: number): Reading {
  const date = dateOfDay(Math.floor(ms / DAY_MS));
  if (!date) return beyond;
  const time = new Date(ms);
  const clock = {
    ...date,
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
    fraction: String(time.getUTCMilliseconds()).padStart(3, '0'),
    offsetSeconds: undefined,
    isLeapSecond: false,
  };
  return { kind: 'clock', clock };
}
