import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTimeInUtc, formatDateTimeInZone, isDateTime } from './date-time.ts';

describe('formatDateTimeInUtc', () => {
  test.each([
    // The first value is the `exp` in RFC 7519, section 3.1; the others are from RFC 3339, section 5.8.
    [1_300_819_380, '2011-03-22 18:43:00 UTC'],
    [851_042_397, '1996-12-20 00:39:57 UTC'],
    [482_196_050.52, '1985-04-12 23:20:50 UTC'],
    [-0.5, '1969-12-31 23:59:59 UTC'],
    [253_402_300_800, '+010000-01-01 00:00:00 UTC'],
  ])('writes %d as %s', (seconds, written) => {
    expect(formatDateTimeInUtc(seconds)).toBe(written);
  });
});

describe('formatDateTimeInZone', () => {
  // Offsets from the IANA time zone database. The second and third rows are the night in which clocks in Paris moved forward.
  test.each([
    [1_300_819_380, 'Europe/Paris', '2011-03-22 19:43:00 +01:00'],
    [1_774_745_999, 'Europe/Paris', '2026-03-29 01:59:59 +01:00'],
    [1_774_746_000, 'Europe/Paris', '2026-03-29 03:00:00 +02:00'],
    [1_300_819_380, 'Asia/Kolkata', '2011-03-23 00:13:00 +05:30'],
    [1_300_819_380, 'America/St_Johns', '2011-03-22 16:13:00 -02:30'],
    [1_300_819_380, 'UTC', '2011-03-22 18:43:00 +00:00'],
  ])('writes %d in %s as %s', (seconds, zone, written) => {
    expect(formatDateTimeInZone(seconds, zone)).toBe(written);
  });

  test('shows the same instant as the UTC form', () => {
    const zones = ['Europe/Paris', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (seconds, zone) => {
        const [date, time, offset] = formatDateTimeInZone(seconds, zone).split(' ');
        expect(Date.parse(`${date}T${time}${offset}`)).toBe(seconds * 1000);
      }),
    );
  });

  test('formats every instant in the range of Date', () => {
    fc.assert(
      fc.property(fc.double({ min: -8.64e12, max: 8.64e12, noNaN: true }), (seconds) => {
        expect(formatDateTimeInZone(seconds, 'Asia/Tokyo')).toMatch(/^[+-]?\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d \+\d\d:\d\d/);
      }),
    );
  });
});

describe('isDateTime', () => {
  test.each([8.64e12, -8.64e12, 0])('accepts %d', (seconds) => {
    expect(isDateTime(seconds)).toBe(true);
  });

  test.each([8.64e12 + 1, -8.64e12 - 1, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (seconds) => {
    expect(isDateTime(seconds)).toBe(false);
  });
});
