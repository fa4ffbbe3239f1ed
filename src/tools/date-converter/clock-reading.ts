import { daysInMonth } from '#formats/days-in-month.ts';
import { type CalendarDate, dateOfDay, dayNumber } from './calendar-day.ts';
import { parseOffset } from './offset.ts';
import { beyond, impossible, type Reading } from './reading.ts';

const DAY_MS = 86_400_000;

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * What a clock shows, from the named groups of a pattern: `hour`, `minute` and `second`, which are zero if left out, the decimals in `fraction`, the
 * `offset` and the `zone`. 24:00 is midnight at the end of the day, and a second of 60 is read as 59.
 */
export function readClock(date: CalendarDate, groups: Groups): Reading {
  const number = (name: string): number => Number(groups[name] ?? 0);
  const [hour, minute, second] = [number('hour'), number('minute'), number('second')];
  const { offset, zone, fraction = '' } = groups;
  const offsetSeconds = offset === undefined ? undefined : parseOffset(offset);
  const isEndOfDay = hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction);
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 60 || Number.isNaN(offsetSeconds)) return impossible;
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > daysInMonth(date.year, date.month)) return impossible;
  const day = isEndOfDay ? dateOfDay(dayNumber(date.year, date.month, date.day + 1)) : date;
  if (!day) return beyond;
  const time = { hour: isEndOfDay ? 0 : hour, minute, second: Math.min(second, 59), fraction };
  return { kind: 'clock', clock: { ...day, ...time, offsetSeconds, timeZone: zone } };
}

/** What a clock shows that counts milliseconds as if it stood in UTC, without saying where it stands. */
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
  };
  return { kind: 'clock', clock };
}
