import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLeapSecond, parseIsoDateTime, parseIsoDateTimeParts } from './iso-date-time.ts';

describe('parseIsoDateTime', () => {
  // By GNU date.
  test.each([
    ['2016-07-30T23:54:10.259Z', 1_469_922_850, '259'],
    ['2016-07-31T01:54:10,25900+02:00', 1_469_922_850, '25900'],
    ['2016-07-30t19:54:10-0400', 1_469_922_850, ''],
    ['2016-07-30 23:54', 1_469_922_840, ''],
    ['2016-07-31T01:54:10+02', 1_469_922_850, ''],
    ['2016-07-30', 1_469_836_800, ''],
    ['2016-02-29', 1_456_704_000, ''],
    ['1969-12-31T23:59:59.5Z', -1, '5'],
    ['0001-01-01', -62_135_596_800, ''],
    ['+275760-09-13', 8_640_000_000_000, ''],
    ['2016-07-30T24:00:00Z', 1_469_923_200, ''],
    ['2016-12-31T24:00:00.000+01:00', 1_483_225_200, '000'],
    ['2016-02-28 24:00', 1_456_704_000, ''],
    // The leap seconds of RFC 3339, section 5.8. As in POSIX, Unix time counts them as the next second.
    ['1990-12-31T23:59:60Z', 662_688_000, ''],
    ['1990-12-31T15:59:60-08:00', 662_688_000, ''],
    ['2016-12-31T23:59:60.5Z', 1_483_228_800, '5'],
  ])('reads %j as %i s with the fraction %j', (text, epochSeconds, fraction) => {
    expect(parseIsoDateTime(text)).toEqual({ epochSeconds, fraction });
  });

  test.each([
    '',
    'now',
    '1469922850259',
    ' 2016-07-30',
    '2016-07',
    '2016-07-30T',
    '2016-07-30T23',
    '2016-7-30',
    '2015-02-29',
    '2016-13-01',
    '2016-00-10',
    '2016-04-31',
    '2016-07-30T24:00:01Z',
    '2016-07-30T24:01:00Z',
    '2016-07-30T24:00:00.001Z',
    '2016-07-30T25:00:00Z',
    '2016-07-30T24:00:60Z',
    '2016-07-30T23:60:00Z',
    '2016-07-30T23:59:61Z',
    '2016-07-30T23:59:59+24:00',
    '2016-07-30T23:59:59+01:60',
    '+275760-09-13T00:00:01Z',
    '+275760-09-14',
    '+275760-09-13T24:00:00Z',
    '+275760-09-13T23:59:60Z',
  ])('refuses %j', (text) => {
    expect(parseIsoDateTime(text)).toBeUndefined();
  });

  test('reads the output of Date for every instant', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const epochSeconds = Math.floor(date.getTime() / 1000);
        expect(parseIsoDateTime(date.toISOString())).toEqual({
          epochSeconds,
          fraction: String(date.getTime() - epochSeconds * 1000).padStart(3, '0'),
        });
      }),
    );
  });
});

describe('parseIsoDateTimeParts', () => {
  test.each([
    ['2016-07-30', { hour: 0, minute: 0, second: 0, fraction: '', offsetSeconds: undefined }],
    ['2016-07-30T23:54', { hour: 23, minute: 54, second: 0, offsetSeconds: undefined }],
    ['2016-07-30 23:54:10,25Z', { second: 10, fraction: '25', offsetSeconds: 0 }],
    ['2016-07-30T23:54z', { offsetSeconds: 0 }],
    ['2016-07-30T23:54+05:30', { offsetSeconds: 19_800 }],
    ['2016-07-30T23:54-0330', { offsetSeconds: -12_600 }],
    ['2016-07-29T24:00', { hour: 0, minute: 0, second: 0, isLeapSecond: false }],
    ['2016-07-29T23:59:60', { hour: 0, minute: 0, second: 0, offsetSeconds: undefined, isLeapSecond: true }],
    ['2016-07-30T12:34:60Z', { hour: 12, minute: 35, second: 0, offsetSeconds: 0, isLeapSecond: true }],
  ])('reads %s as %j', (text, parts) => {
    expect(parseIsoDateTimeParts(text)).toMatchObject({ year: 2016, month: 7, day: 30, ...parts });
  });

  test('reads a date beyond the range of Date, and refuses an invalid date', () => {
    expect(parseIsoDateTimeParts('+275760-09-14')).toMatchObject({ year: 275_760, month: 9, day: 14 });
    expect(parseIsoDateTimeParts('2026-02-29')).toBeUndefined();
    expect(parseIsoDateTimeParts('2026-00-01')).toBeUndefined();
    expect(parseIsoDateTimeParts('2026-01-00')).toBeUndefined();
  });
});

describe('24:00:00 and a second of 60', () => {
  const date = fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-30T23:59:59Z'), noInvalidDate: true });

  test('become the midnight after the day and the second after the minute', () => {
    fc.assert(
      fc.property(date, (moment) => {
        const [day = '', time = ''] = moment.toISOString().split('T');
        const midnight = Date.parse(`${day}T00:00:00Z`) / 1000 + 86_400;
        expect(parseIsoDateTime(`${day}T24:00:00Z`)?.epochSeconds).toBe(midnight);
        const minute = `${day}T${time.slice(0, 'hh:mm'.length)}`;
        expect(parseIsoDateTime(`${minute}:60Z`)?.epochSeconds).toBe(Date.parse(`${minute}:00Z`) / 1000 + 60);
      }),
    );
  });

  test('require a notice only for a leap second', () => {
    expect([' 2016-12-31T23:59:60Z ', '2016-12-31 23:59:60'].map(hasLeapSecond)).toEqual([true, true]);
    expect(['', 'now', '60', '2016-12-31T23:59:59Z', '2016-12-31T24:00:00Z', '2016-12-31T23:59:61Z'].some(hasLeapSecond)).toBe(false);
  });
});
