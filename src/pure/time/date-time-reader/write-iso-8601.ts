import type { Temporal } from 'temporal-polyfill';
import { formatOffset } from './offset.ts';
import { floorDivide } from './number-scale.ts';

type Local = Temporal.ZonedDateTime;
/** The time of day, with or without a zone. */
type Clock = Pick<Temporal.PlainDateTime, 'hour' | 'minute' | 'second'>;

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

/** Years outside 0 to 9999 have a sign and six digits: ECMA-262, section 21.4.1.32. */
const isoYear = (year: number): string => (year >= 0 && year <= 9999 ? pad(year, 4) : (year < 0 ? '-' : '+') + pad(Math.abs(year), 6));

/** The decimals of the second in groups of three digits; empty if zero. */
function decimals({ epochNanoseconds }: Local): string {
  const nanoseconds = epochNanoseconds - floorDivide(epochNanoseconds, 1_000_000_000n) * 1_000_000_000n;
  return nanoseconds === 0n ? '' : `.${String(nanoseconds).padStart(9, '0')}`.replace(/(?:000){1,2}$/, '');
}

/** The time without decimals, such as `23:10:24`. */
export const wholeClock = ({ hour, minute, second }: Clock): string => [hour, minute, second].map((part) => pad(part)).join(':');

/** The date, such as `2023-04-12`. */
export const isoDate = ({ year, month, day }: Pick<Temporal.PlainDate, 'year' | 'month' | 'day'>): string =>
  `${isoYear(year)}-${pad(month)}-${pad(day)}`;

/** The time, such as `23:10:24.500`. Decimals are in groups of three, and left out if zero. */
export const isoClock = (local: Local): string => wholeClock(local) + decimals(local);

/** The local date and time, such as `2023-04-12T23:10:24`. */
export const isoDateTime = (local: Local): string => `${isoDate(local)}T${isoClock(local)}`;

/** The offset, such as `+02:00`, or `+00:09:21` if it is not in whole minutes. */
export const colonOffset = (local: Local): string => formatOffset(local.offsetNanoseconds);

/** The local date and time with its offset, or with `Z` for UTC. */
export const iso8601 = (local: Local): string => isoDateTime(local) + (local.timeZoneId === 'UTC' ? 'Z' : colonOffset(local));

/** The date and time in UTC, such as `2023-04-12T21:10:24Z`. */
export const iso8601Utc = (local: Local): string => `${isoDateTime(local.withTimeZone('UTC'))}Z`;

/** Writes an instant in UTC. */
export const writeInUtc = (instant: Temporal.Instant): string => iso8601Utc(instant.toZonedDateTimeISO('UTC'));

type OfWeek = Pick<Temporal.PlainDate, 'year' | 'yearOfWeek' | 'weekOfYear' | 'dayOfWeek'>;

/** The week date, such as `2023-W15-3`. */
export const weekDate = ({ year, yearOfWeek, weekOfYear, dayOfWeek }: OfWeek): string =>
  `${isoYear(yearOfWeek ?? year)}-W${pad(weekOfYear ?? 1)}-${dayOfWeek}`;

/** The ordinal date, such as `2023-102`. */
export const ordinalDate = ({ year, dayOfYear }: Pick<Temporal.PlainDate, 'year' | 'dayOfYear'>): string =>
  `${isoYear(year)}-${pad(dayOfYear, 3)}`;
