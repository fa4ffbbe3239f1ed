import type { Temporal } from 'temporal-polyfill';
import type { IsoDateTime } from './iso-date-time.ts';
import type { TemporalApi } from './temporal.ts';

export interface Zone {
  readonly temporal: TemporalApi;
  /** A name of the IANA database. Date-times without an offset are local times in this zone. */
  readonly timeZone: string;
  /** The side of a clock change, if the text specifies it: `EDT` is the earlier moment, `EST` the later one. */
  readonly side?: 'earlier' | 'later' | undefined;
}

/** The instant of a date-time, and whether a clock change made it ambiguous. */
export interface Location {
  readonly instant: Temporal.Instant;
  readonly clockChange: 'skipped' | 'repeated' | undefined;
}

/**
 * Finds the instant of a date-time; decimals beyond nanoseconds are truncated. A local time that a clock change skips moves forward by the
 * skipped time, and a repeated one is the first occurrence, unless `side` is given. `undefined` outside the range of `Temporal`, which is
 * 10⁸ days before and after 1970.
 */
export function locateDateTime(dateTime: IsoDateTime, { temporal, timeZone, side }: Zone): Location | undefined {
  const { fraction, offsetSeconds, ...fields } = dateTime;
  const digits = fraction.slice(0, 9).padEnd(9, '0');
  const threeAt = (start: number): number => Number(digits.slice(start, start + 3));
  const [millisecond, microsecond, nanosecond] = [threeAt(0), threeAt(3), threeAt(6)];
  try {
    const clock = temporal.PlainDateTime.from({ ...fields, millisecond, microsecond, nanosecond }, { overflow: 'reject' });
    if (offsetSeconds !== undefined) {
      return { instant: clock.subtract({ seconds: offsetSeconds }).toZonedDateTime('UTC').toInstant(), clockChange: undefined };
    }
    const local = clock.toZonedDateTime(timeZone, { disambiguation: side ?? 'compatible' });
    return { instant: local.toInstant(), clockChange: side === undefined ? clockChangeAt(local, clock) : undefined };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function clockChangeAt(local: Temporal.ZonedDateTime, clock: Temporal.PlainDateTime): Location['clockChange'] {
  if (!local.toPlainDateTime().equals(clock)) return 'skipped';
  const last = clock.toZonedDateTime(local.timeZoneId, { disambiguation: 'later' });
  return last.epochNanoseconds === local.epochNanoseconds ? undefined : 'repeated';
}

/** The instant of `locateDateTime`. */
export const instantOf = (dateTime: IsoDateTime, zone: Zone): Temporal.Instant | undefined => locateDateTime(dateTime, zone)?.instant;

/**
 * The local time of an instant in a zone, such as `2026-01-31 18:05:00`, truncated to seconds. Years after 9999 have a sign and six digits.
 */
export const formatLocalDateTime = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
