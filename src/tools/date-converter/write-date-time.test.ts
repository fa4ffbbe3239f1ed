import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTemporal } from '#pure/time/temporal.ts';
import { type DateFormat, type WrittenFormat, writtenFormats } from '#pure/time/date-time-reader/date-format.ts';
import { readDateTime } from '#pure/time/date-time-reader/read-date-time.ts';
import { dateWriters } from './write-date-time.ts';

const temporal = await loadTemporal();

function instantOf(text: string, timeZone: string, format: DateFormat | 'auto') {
  const read = readDateTime(text, format, { temporal, timeZone });
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read)}`);
  return read.value.instant;
}

function written(text: string, timeZone = 'UTC', format: DateFormat | 'auto' = 'auto') {
  const local = instantOf(text, timeZone, format).toZonedDateTimeISO(timeZone);
  return Object.fromEntries(writtenFormats.map((each) => [each, dateWriters[each](local)]));
}

describe('dateWriters write', () => {
  // The specification's examples, computed with temporal-polyfill; the others by GNU date, Node, and the definitions of the formats.
  test.each<[string, string, Partial<Record<WrittenFormat, string | undefined>>]>([
    [
      '2023-04-12T23:10:24+02:00',
      'Europe/Paris',
      {
        iso8601: '2023-04-12T23:10:24+02:00',
        iso8601Utc: '2023-04-12T21:10:24Z',
        rfc9557: '2023-04-12T23:10:24+02:00[Europe/Paris]',
        iso9075: '2023-04-12 23:10:24',
        rfc7231: 'Wed, 12 Apr 2023 21:10:24 GMT',
        rfc5322: 'Wed, 12 Apr 2023 23:10:24 +0200',
        javascriptString: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
        unixSeconds: '1681333824',
        unixMilliseconds: '1681333824000',
        unixMicroseconds: '1681333824000000',
        unixNanoseconds: '1681333824000000000',
        fileTime: '133258074240000000',
        netTicks: '638169306240000000',
        objectId: '64371e400000000000000000',
        excelSerial: '45028.96555555555',
        ldap: '20230412211024Z',
        javascript: 'new Date("2023-04-12T21:10:24.000Z")',
        apache: '12/Apr/2023:23:10:24 +0200',
        weekDate: '2023-W15-3',
        ordinalDate: '2023-102',
      },
    ],
    [
      '1700000000123456789',
      'America/New_York',
      {
        iso8601: '2023-11-14T17:13:20.123456789-05:00',
        unixSeconds: '1700000000',
        unixMicroseconds: '1700000000123456',
        fileTime: '133444736001234567',
        ldap: '20231114221320.123456789Z',
        javascript: 'new Date("2023-11-14T22:13:20.123Z")',
        rfc5322: 'Tue, 14 Nov 2023 17:13:20 -0500',
      },
    ],
    [
      '1996-12-19T16:39:57-08:00',
      'UTC',
      { unixSeconds: '851042397', iso8601: '1996-12-20T00:39:57Z', rfc9557: '1996-12-20T00:39:57+00:00[UTC]' },
    ],
    [
      '1969-12-31T23:59:59.999999999Z',
      'UTC',
      {
        unixSeconds: '-1',
        unixMilliseconds: '-1',
        unixMicroseconds: '-1',
        unixNanoseconds: '-1',
        fileTime: '116444735999999999',
        objectId: undefined,
        excelSerial: '25568.999999988428',
        javascript: 'new Date("1969-12-31T23:59:59.999Z")',
      },
    ],
    // Paris was 9 minutes and 21 seconds ahead of Greenwich until 1911 (IANA time zone database).
    [
      '1900-01-01T00:00:00Z',
      'Europe/Paris',
      {
        iso8601: '1900-01-01T00:09:21+00:09:21',
        rfc9557: '1900-01-01T00:09:21+00:09:21[Europe/Paris]',
        javascriptString: 'Mon Jan 01 1900 00:09:21 GMT+0009 (GMT+00:09:21)',
        rfc5322: undefined,
        apache: undefined,
        weekDate: '1900-W01-1',
      },
    ],
    ['1600-12-31T23:59:59Z', 'UTC', { fileTime: undefined, netTicks: '504911231990000000', rfc7231: 'Sun, 31 Dec 1600 23:59:59 GMT' }],
    [
      '-000001-12-31T00:00:00Z',
      'UTC',
      {
        iso8601: '-000001-12-31T00:00:00Z',
        netTicks: undefined,
        iso9075: undefined,
        rfc7231: undefined,
        rfc5322: undefined,
        ldap: undefined,
        apache: undefined,
        ordinalDate: '-000001-365',
      },
    ],
    [
      '+010000-01-01T00:00:00Z',
      'UTC',
      { iso9075: undefined, ldap: undefined, netTicks: undefined, objectId: undefined, weekDate: '9999-W52-6' },
    ],
    ['2106-02-07T06:28:16Z', 'UTC', { objectId: undefined }],
    ['2106-02-07T06:28:15Z', 'UTC', { objectId: 'ffffffff0000000000000000' }],
    ['2016-05-20T00:00:00Z', 'UTC', { excelSerial: '42510' }],
    ['2024-12-30', 'Asia/Kolkata', { iso8601: '2024-12-30T00:00:00+05:30', weekDate: '2025-W01-1', ordinalDate: '2024-365' }],
  ])('%s in %s', (text, timeZone, texts) => {
    expect(written(text, timeZone)).toMatchObject(texts);
  });

  test('decimals in groups of three, only if they are not zero', () => {
    const decimals = ['.5', '.0005', '.00000005', '.000'].map((fraction) => written(`2023-01-01T00:00:00${fraction}Z`)['iso9075']);
    expect(decimals).toEqual([
      '2023-01-01 00:00:00.500',
      '2023-01-01 00:00:00.000500',
      '2023-01-01 00:00:00.000000050',
      '2023-01-01 00:00:00',
    ]);
  });
});

const floorTo = (nanoseconds: bigint, unit: bigint): bigint => nanoseconds - (((nanoseconds % unit) + unit) % unit);

describe('a written date', () => {
  const zones = ['Europe/Paris', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC'];
  const MAX = 8_640_000_000_000_000_000_000n;
  const anyInstant = fc.bigInt({ min: -MAX, max: MAX });
  const recentInstant = fc.bigInt({ min: -2_208_988_800_000_000_000n, max: 4_102_444_800_000_000_000n });
  const NS: Partial<Record<WrittenFormat, bigint>> = {
    fileTime: 100n,
    netTicks: 100n,
    unixMicroseconds: 1000n,
    unixMilliseconds: 1_000_000n,
  };
  const readAs: Partial<Record<WrittenFormat, DateFormat>> = { iso8601Utc: 'iso8601', rfc9557: 'iso8601', javascriptString: 'javascript' };

  test.each<[WrittenFormat, bigint]>([
    ['iso8601', 1n],
    ['iso8601Utc', 1n],
    ['rfc9557', 1n],
    ['ldap', 1n],
    ['unixNanoseconds', 1n],
    ['unixMicroseconds', NS.unixMicroseconds ?? 0n],
    ['unixMilliseconds', NS.unixMilliseconds ?? 0n],
    ['javascript', 1_000_000n],
    ['fileTime', 100n],
    ['netTicks', 100n],
    ['unixSeconds', 1_000_000_000n],
    ['rfc7231', 1_000_000_000n],
    ['rfc5322', 1_000_000_000n],
    ['apache', 1_000_000_000n],
    ['objectId', 1_000_000_000n],
  ])('as %s is read back as the same instant, rounded down to %d ns', (target, unit) => {
    const format = readAs[target] ?? (target as DateFormat); // the others are read by the name under which they are written
    fc.assert(
      fc.property(fc.oneof(anyInstant, recentInstant), fc.constantFrom(...zones), (nanoseconds, timeZone) => {
        const text = written(String(nanoseconds), timeZone, 'unixNanoseconds')[target];
        fc.pre(text !== undefined);
        const expected = floorTo(nanoseconds, unit);
        fc.pre(expected >= -MAX);
        expect(instantOf(text, timeZone, format).epochNanoseconds).toBe(expected);
      }),
    );
  });

  test('in the notation of JavaScript matches Date', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const { javascript, rfc7231, unixMilliseconds } = written(String(date.getTime()), 'UTC', 'unixMilliseconds');
        expect([javascript, unixMilliseconds]).toEqual([`new Date("${date.toISOString()}")`, String(date.getTime())]);
        expect(rfc7231).toBe(date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= 9999 ? date.toUTCString() : undefined);
      }),
    );
  });

  test('as an Excel serial is read back as the same local time to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_208_988_800_000, max: 4_102_444_800_000 }), (ms) => {
        const { excelSerial = '' } = written(String(ms), 'UTC', 'unixMilliseconds');
        expect(instantOf(excelSerial, 'UTC', 'excelSerial').epochMilliseconds).toBe(ms);
      }),
    );
  });
});
