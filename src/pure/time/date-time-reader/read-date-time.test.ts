import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { loadTemporal } from '../temporal.ts';
import type { DateFormat } from './date-format.ts';
import { readDateTime, unquote } from './read-date-time.ts';
import { writeInUtc } from './write-iso-8601.ts';

const temporal = await loadTemporal();

const read = (text: string, timeZone = 'Europe/Paris', wanted: DateFormat | 'auto' = 'auto') =>
  readDateTime(unquote(text), wanted, { temporal, timeZone });

const inUtc = (...args: Parameters<typeof read>) => {
  const outcome = read(...args);
  return outcome.ok ? ok({ format: outcome.value.format, utc: writeInUtc(outcome.value.instant) }) : outcome;
};

describe('readDateTime detects and reads', () => {
  // The values come from the named documents, or else from GNU date with TZ=Europe/Paris.
  test.each<[string, DateFormat, string]>([
    // RFC 3339, section 5.8
    ['1985-04-12T23:20:50.52Z', 'iso8601', '1985-04-12T23:20:50.520Z'],
    ['1996-12-19T16:39:57-08:00', 'iso8601', '1996-12-20T00:39:57Z'],
    ['1990-12-31T23:59:60Z', 'iso8601', '1991-01-01T00:00:00Z'],
    ['19901231T155960-0800', 'iso8601', '1991-01-01T00:00:00Z'],
    ['2023-12-31 24:00:00', 'iso9075', '2023-12-31T23:00:00Z'],
    ['Sat, 31 Dec 2016 23:59:60 GMT', 'rfc7231', '2017-01-01T00:00:00Z'],
    ['20161231235960.5Z', 'ldap', '2017-01-01T00:00:00.500Z'],
    ['1937-01-01T12:00:27.87+00:20', 'iso8601', '1937-01-01T11:40:27.870Z'],
    // RFC 9557, section 1.2 and section 4.2
    ['2022-07-08T00:14:07+01:00[Europe/Paris]', 'iso8601', '2022-07-07T23:14:07Z'],
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles]', 'iso8601', '1996-12-20T00:39:57Z'],
    ['2023-04-12T23:10:24[America/New_York]', 'iso8601', '2023-04-13T03:10:24Z'],
    // ISO 8601
    ['2023-04-12', 'iso8601', '2023-04-11T22:00:00Z'],
    ['2023-04', 'iso8601', '2023-03-31T22:00:00Z'],
    ['2023', 'iso8601', '2022-12-31T23:00:00Z'],
    ['20230412', 'iso8601', '2023-04-11T22:00:00Z'],
    ['20230412231024', 'iso8601', '2023-04-12T21:10:24Z'],
    ['20230412T231024Z', 'iso8601', '2023-04-12T23:10:24Z'],
    ['20230412T231024,123456789+0200', 'iso8601', '2023-04-12T21:10:24.123456789Z'],
    ['2023-04-12T23:10+02', 'iso8601', '2023-04-12T21:10:00Z'],
    ['2023-04-12t23:10z', 'iso8601', '2023-04-12T23:10:00Z'],
    ['2023-12-31T24:00Z', 'iso8601', '2024-01-01T00:00:00Z'],
    ['2016-W05-3', 'iso8601', '2016-02-02T23:00:00Z'],
    ['2016W053T10Z', 'iso8601', '2016-02-03T10:00:00Z'],
    ['2008-W01-1T00Z', 'iso8601', '2007-12-31T00:00:00Z'],
    ['2009-W53-7T00Z', 'iso8601', '2010-01-03T00:00:00Z'],
    ['0000-W01-1T00Z', 'iso8601', '0000-01-03T00:00:00Z'],
    ['2016-123', 'iso8601', '2016-05-01T22:00:00Z'],
    ['2016-366T00Z', 'iso8601', '2016-12-31T00:00:00Z'],
    ['+275760-09-13T00:00Z', 'iso8601', '+275760-09-13T00:00:00Z'],
    ['-271821-04-20T00:00Z', 'iso8601', '-271821-04-20T00:00:00Z'],
    ['2023-04-12 23:10:24', 'iso9075', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24.5 +02:00', 'iso9075', '2023-04-12T21:10:24.500Z'],
    [' "2023-04-12 23:10" ', 'iso9075', '2023-04-12T21:10:00Z'],
    // RFC 7231, section 7.1.1.1
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'rfc7231', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'rfc7231', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', 'rfc7231', '1994-11-06T08:49:37Z'],
    ['Monday, 06-Nov-49 08:49:37 GMT', 'rfc7231', '2049-11-06T08:49:37Z'],
    ['Monday, 06-Nov-50 08:49:37 GMT', 'rfc7231', '1950-11-06T08:49:37Z'],
    // RFC 5322, appendix A
    ['Fri, 21 Nov 1997 09:55:06 -0600', 'rfc5322', '1997-11-21T15:55:06Z'],
    ['Thu, 13 Feb 1969 23:32 -0330', 'rfc5322', '1969-02-14T03:02:00Z'],
    ['21 Nov 97 09:55:06 GMT', 'rfc5322', '1997-11-21T09:55:06Z'],
    ['12 Apr 2023 23:10 PDT', 'rfc5322', '2023-04-13T06:10:00Z'],
    ['Wed, 12 Apr 2023 23:10:24 +0200 (CEST)', 'rfc5322', '2023-04-12T21:10:24Z'],
    ['1 Jan 049 00:00 GMT', 'rfc5322', '1949-01-01T00:00:00Z'],
    // Numbers, recognized by their digits
    ['0', 'unixSeconds', '1970-01-01T00:00:00Z'],
    ['-1', 'unixSeconds', '1969-12-31T23:59:59Z'],
    ['1681333824', 'unixSeconds', '2023-04-12T21:10:24Z'],
    ['+2023', 'unixSeconds', '1970-01-01T00:33:43Z'],
    ['20231345', 'unixSeconds', '1970-08-23T03:49:05Z'],
    ['18991231', 'unixSeconds', '1970-08-08T19:20:31Z'],
    ['12345678901', 'unixSeconds', '2361-03-21T19:15:01Z'],
    ['123456789012', 'unixMilliseconds', '1973-11-29T21:33:09.012Z'],
    ['1681333824123', 'unixMilliseconds', '2023-04-12T21:10:24.123Z'],
    ['1701227351995845', 'unixMicroseconds', '2023-11-29T03:09:11.995845Z'],
    ['1700000000123456789', 'unixNanoseconds', '2023-11-14T22:13:20.123456789Z'],
    ['99999999999999', 'unixMilliseconds', '5138-11-16T09:46:39.999Z'],
    ['100000000000000', 'unixMicroseconds', '1973-03-03T09:46:40Z'],
    ['99999999999999999', 'unixMicroseconds', '5138-11-16T09:46:39.999999Z'],
    ['299999999999999999', 'fileTime', '2551-08-31T05:19:59.999999900Z'],
    ['300000000000000000', 'unixNanoseconds', '1979-07-05T05:20:00Z'],
    ['499999999999999999', 'unixNanoseconds', '1985-11-05T00:53:19.999999999Z'],
    ['500000000000000000', 'netTicks', '1585-06-09T16:53:20Z'],
    ['12345678.5', 'unixSeconds', '1970-05-23T21:21:18.500Z'],
    ['400000000000000000', 'unixNanoseconds', '1982-09-04T15:06:40Z'],
    ['133258074240000000', 'fileTime', '2023-04-12T21:10:24Z'],
    ['638169306240000000', 'netTicks', '2023-04-12T21:10:24Z'],
    ['42738.22626859954', 'excelSerial', '2017-01-03T04:25:49.607Z'],
    ['.5', 'excelSerial', '1899-12-30T11:50:39Z'],
    ['1681333824.5', 'unixSeconds', '2023-04-12T21:10:24.500Z'],
    ['-12345678.1234567891', 'unixSeconds', '1969-08-11T02:38:41.876543210Z'],
    ['1681333824123.25', 'unixMilliseconds', '2023-04-12T21:10:24.123250Z'],
    // MongoDB manual, ObjectId.getTimestamp()
    ['507f191e810c19729de860ea', 'objectId', '2012-10-17T20:46:22Z'],
    ['ObjectId("507c7f79bcf86cd7994f6c0e")', 'objectId', '2012-10-15T21:26:17Z'],
    ["ObjectId('ffffffff0000000000000000')", 'objectId', '2106-02-07T06:28:15Z'],
    // RFC 4517, section 3.3.13
    ['20230412231024Z', 'ldap', '2023-04-12T23:10:24Z'],
    ['20230412231024.5-0500', 'ldap', '2023-04-13T04:10:24.500Z'],
    ['20230412231024+02', 'ldap', '2023-04-12T21:10:24Z'],
    // Apache HTTP Server, log files, Common Log Format
    ['[10/Oct/2000:13:55:36 -0700]', 'apache', '2000-10-10T20:55:36Z'],
    ['12/Apr/2023:23:10:24 +0200', 'apache', '2023-04-12T21:10:24Z'],
    // ECMA-262, by Node with TZ=Europe/Paris
    ['new Date(2023, 3, 12, 23, 10, 24, 7);', 'javascript', '2023-04-12T21:10:24.007Z'],
    ['new Date(2023, 3)', 'javascript', '2023-03-31T22:00:00Z'],
    ['new Date(2023, 12, 0)', 'javascript', '2023-12-30T23:00:00Z'],
    ['new Date(99, 0)', 'javascript', '1998-12-31T23:00:00Z'],
    ['new Date(1681333824007)', 'javascript', '2023-04-12T21:10:24.007Z'],
    ['new Date("2023-04-12T21:10:24.000Z")', 'javascript', '2023-04-12T21:10:24Z'],
    ["new Date('2023-04-12')", 'javascript', '2023-04-12T00:00:00Z'],
    ['new Date("2023-04-12T00:00")', 'javascript', '2023-04-11T22:00:00Z'],
    ['Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)', 'javascript', '2023-04-12T21:10:24Z'],
    ['Wed Apr 12 2023 23:10:24 GMT-0500', 'javascript', '2023-04-13T04:10:24Z'],
  ])('%s as %s', (text, format, utc) => {
    expect(inUtc(text)).toEqual(ok({ format, utc }));
  });

  test.each<[DateFormat, string, string]>([
    // Unit tests of the older it-tools, excelFormatToDate
    ['excelSerial', '0', '1899-12-30T00:00:00Z'],
    ['excelSerial', '2', '1900-01-01T00:00:00Z'],
    ['excelSerial', '4242.4242', '1911-08-12T10:10:50.880Z'],
    ['excelSerial', '42738.22626859954', '2017-01-03T05:25:49.607Z'],
    ['excelSerial', '-1000', '1897-04-04T00:00:00Z'],
    ['iso8601', '20230412231024', '2023-04-12T23:10:24Z'],
    ['iso8601', '2016123', '2016-05-02T00:00:00Z'],
    ['iso8601', '2023-04-12 23:10', '2023-04-12T23:10:00Z'],
    ['iso9075', '2023-04-12', '2023-04-12T00:00:00Z'],
    ['unixSeconds', '2023', '1970-01-01T00:33:43Z'],
    ['unixMilliseconds', '-1', '1969-12-31T23:59:59.999Z'],
    ['unixNanoseconds', '0.9', '1970-01-01T00:00:00Z'],
    ['unixNanoseconds', '-0.1', '1969-12-31T23:59:59.999999999Z'],
    // Windows counts since 1601, .NET since the year 1.
    ['fileTime', '0', '1601-01-01T00:00:00Z'],
    ['netTicks', '0', '0001-01-01T00:00:00Z'],
    ['netTicks', '3155378975999999999', '9999-12-31T23:59:59.999999900Z'],
  ])('%s, as chosen, in %s', (format, text, utc) => {
    expect(inUtc(text, 'UTC', format)).toEqual(ok({ format, utc }));
  });
});

describe('readDateTime refuses', () => {
  test.each([
    'tomorrow',
    '2023-04-12T23:10:24.1234567891Z',
    '2023-04-12T23:10:24[Europe/Atlantis]',
    '2023-04T10:00',
    '1,5',
    'ObjectId("507f191e810c19729de860e")',
    '[12/Apr/2023:23:10:24 +0200',
    'new Date()',
    'new Date("soon")',
    '9'.repeat(2000),
  ])('%s, which is in no known notation', (text) => {
    expect(read(text)).toEqual(fail('unknownFormat'));
  });

  test.each([
    '2023-02-30',
    '2023-02-29T10:00:00Z',
    '2023-13-01',
    '2023-00-01',
    '2023-04-12T25:00',
    '2023-04-12T24:01',
    '2023-04-12T10:60',
    '2023-04-12T10:00:61',
    '2023-04-12T10:00+24:00',
    '2023-W53-1',
    '2016-W05-8',
    '2016-W00-1',
    '2023-366',
    '2023-000',
    '31/Feb/2023:23:10:24 +0200',
    '20230230000000Z',
    'Thu, 30 Feb 2023 08:49:37 GMT',
  ])('%s, which is not a valid date or time', (text) => {
    expect(read(text)).toEqual(fail('notARealDate', { values: { text } }));
  });

  test.each<[DateFormat, string]>([
    ['objectId', '507f191e810c19729de860e'],
    ['iso8601', 'Sun, 06 Nov 1994 08:49:37 GMT'],
    ['iso9075', '2023-04-12T23:10:24'],
    ['rfc7231', '2023-04-12'],
    ['rfc5322', '1681333824'],
    ['unixSeconds', 'x'],
    ['unixSeconds', '.'],
    ['fileTime', '-1'],
    ['fileTime', '1.5'],
    ['netTicks', '3155378976000000000'],
    ['excelSerial', '45,5'],
    ['ldap', '20230412231024'],
    ['javascript', '2023-04-12'],
    ['apache', '12/Apr/2023 23:10:24 +0200'],
  ])('for %s: %s', (format, text) => {
    expect(read(text, 'UTC', format)).toEqual(fail('notOfFormat', { values: { format } }));
  });

  test.each([
    '+275760-09-14',
    '-271821-04-19',
    '8640000000000.1',
    '-8640000000001',
    '9'.repeat(300),
    '+275760-09-13T24:00:00Z',
    'new Date(999999, 1)',
  ])('%s, which is beyond the years -271821 to 275760', (text) => {
    expect(read(text, 'UTC', text.length === 15 || text.startsWith('-8') ? 'unixSeconds' : 'auto')).toEqual(fail('outOfRange'));
  });
});

test.each<[string, string | undefined]>([
  ['2026-11-22', '2026-11-22'],
  ['2016-W05-3', '2016-2-3'],
  ['2026', '2026-1-1'],
  ['2026-11-22T00:00', undefined],
  ['2026-11-22[Europe/Paris]', undefined],
  ['new Date("2026-11-22")', undefined],
  ['1700000000', undefined],
])('%s is read as the whole day %s', (text, written) => {
  const outcome = read(text);
  expect(outcome.ok && outcome.value.day && `${outcome.value.day.year}-${outcome.value.day.month}-${outcome.value.day.day}`).toBe(written);
});

test.each<[string, string | undefined]>([
  ['2026-11-22T00:00', undefined],
  ['2026-11-22T00:00Z', 'UTC'],
  ['2026-11-22T00:00+05:30', '+05:30'],
  ['2026-11-22T00:00+01:00[Europe/Paris]', 'Europe/Paris'],
  ['Fri, 21 Nov 1997 09:55:06 -0600', '-06:00'],
  ['1700000000', undefined],
])('%s has the time zone %s', (text, zone) => {
  const outcome = read(text);
  expect(outcome.ok && outcome.value.zone).toBe(outcome.ok && zone);
});
