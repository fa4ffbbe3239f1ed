import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IsoDateTime, parseIsoDateTimeParts } from './iso-date-time.ts';
import { loadTemporal } from './temporal.ts';
import { formatLocalDateTime, instantOf, locateDateTime } from './zoned-date-time.ts';

const temporal = await loadTemporal();
const zones = ['Europe/Paris', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'UTC'];
const partsOf = (text: string): IsoDateTime => parseIsoDateTimeParts(text)!;

describe('instantOf', () => {
  // GNU date, TZ=…; clocks in Paris moved forward at 02:00 on 2026-03-29 and back at 03:00 on 2026-10-25 (IANA time zone database).
  test.each([
    ['2026-01-31T18:05', 'Europe/Paris', '2026-01-31T17:05:00Z'],
    ['2026-07-31T18:05', 'Europe/Paris', '2026-07-31T16:05:00Z'],
    ['2026-01-31', 'America/New_York', '2026-01-31T05:00:00Z'],
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00Z'],
    ['2026-01-31T18:05Z', 'Europe/Paris', '2026-01-31T18:05:00Z'],
    ['2026-01-31T18:05-05:30', 'Europe/Paris', '2026-01-31T23:35:00Z'],
    ['2026-01-31T18:05:07.1234567891Z', 'UTC', '2026-01-31T18:05:07.123456789Z'],
    ['0001-01-01', 'UTC', '0001-01-01T00:00:00Z'],
    ['+275760-09-13T14:00+14:00', 'UTC', '+275760-09-13T00:00:00Z'],
    ['-271821-04-19T12:00-12:00', 'UTC', '-271821-04-20T00:00:00Z'],
  ])('converts %s in %s to %s', (text, timeZone, instant) => {
    expect(String(instantOf(partsOf(text), { temporal, timeZone }))).toBe(instant);
  });

  test.each(['+275760-09-13T00:00:01Z', '+275760-09-14', '-271821-04-19', '+999999-01-01', '+275760-09-13T00:00-01:00'])(
    'returns undefined for %s',
    (text) => {
      expect(instantOf(partsOf(text), { temporal, timeZone: 'UTC' })).toBeUndefined();
    },
  );
});

describe('locateDateTime', () => {
  // Clock changes in the IANA time zone database: Paris by an hour, Lord Howe by half an hour, Samoa by a whole day in 2011.
  test.each([
    ['2026-03-29T01:59:59', 'Europe/Paris', undefined],
    ['2026-03-29T02:00', 'Europe/Paris', 'skipped'],
    ['2026-03-29T03:00', 'Europe/Paris', undefined],
    ['2026-10-25T01:59:59', 'Europe/Paris', undefined],
    ['2026-10-25T02:00', 'Europe/Paris', 'repeated'],
    ['2026-10-25T03:00', 'Europe/Paris', undefined],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', 'repeated'],
    ['2011-12-30T12:00', 'Pacific/Apia', 'skipped'],
    ['2026-03-29T02:30+01:00', 'Europe/Paris', undefined],
    ['2026-03-29T02:30', 'UTC', undefined],
  ])('detects the clock change of %s in %s: %s', (text, timeZone, clockChange) => {
    expect(locateDateTime(partsOf(text), { temporal, timeZone })?.clockChange).toBe(clockChange);
  });

  test('accepts the offset of a local mean time with seconds', () => {
    const noon = { ...partsOf('1900-01-01T12:00'), offsetSeconds: 561 };
    expect(String(locateDateTime(noon, { temporal, timeZone: 'UTC' })?.instant)).toBe('1900-01-01T11:50:39Z');
  });
});

describe('formatLocalDateTime', () => {
  test.each([
    ['2026-01-31T17:05:00.999Z', 'Europe/Paris', '2026-01-31 18:05:00'],
    ['+012345-06-07T00:00:00Z', 'UTC', '+012345-06-07 00:00:00'],
    ['+275760-09-13T00:00:00Z', 'Pacific/Kiritimati', '+275760-09-13 14:00:00'],
  ])('writes %s in %s as %s', (instant, timeZone, written) => {
    expect(formatLocalDateTime(temporal.Instant.from(instant), timeZone)).toBe(written);
  });

  test('is read back as the same instant, except for the repeated hour', () => {
    const seconds = fc.integer({ min: -8_000_000_000, max: 8_000_000_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (epochSeconds, timeZone) => {
        const instant = temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000);
        const read = instantOf(partsOf(formatLocalDateTime(instant, timeZone)), { temporal, timeZone })!;
        expect(formatLocalDateTime(read, timeZone)).toBe(formatLocalDateTime(instant, timeZone));
        expect([0, 1800, 3600, 7200]).toContain(epochSeconds - read.epochMilliseconds / 1000);
      }),
    );
  });
});
