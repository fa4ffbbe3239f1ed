import type { Temporal } from 'temporal-polyfill';
import type { IsoDateTime } from './iso-date-time.ts';
import type { TemporalApi } from './temporal.ts';

export interface Zone {
  readonly temporal: TemporalApi;
  /** Of the IANA database. Where a date-time has no offset, it is a local one of this zone. */
  readonly timeZone: string;
  /** Which side of a change of the clocks is meant, where that is written: `EDT` is the earlier moment, `EST` the later one. */
  readonly side?: 'earlier' | 'later' | undefined;
}

/** Where a date-time is in time, and whether a change of the clocks made that a matter of choice. */
export interface Location {
  readonly instant: Temporal.Instant;
  readonly clockChange: 'skipped' | 'repeated' | undefined;
}

/**
 * The instant of a date-time; decimals beyond the nanosecond are cut. A local time that a change of the clocks skips moves forward by what was
 * skipped, one that occurs twice is the first of them, unless the `side` is known. `undefined` beyond what `Temporal` holds, which is 10⁸ days around 1970.
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

/** The instant of a date-time, as `locateDateTime` finds it. */
export const instantOf = (dateTime: IsoDateTime, zone: Zone): Temporal.Instant | undefined => locateDateTime(dateTime, zone)?.instant;

/** What the clocks of the zone show at an instant, as `2026-01-31 18:05:00`, cut to the second. Years after 9999 have a sign and six digits. */
export const formatLocalDateTime = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
