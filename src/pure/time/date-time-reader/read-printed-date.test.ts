import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { loadTemporal } from '../temporal.ts';
import { readDateTime, unquote } from './read-date-time.ts';
import { writeInUtc } from './write-iso-8601.ts';

const temporal = await loadTemporal();

function inUtc(text: string) {
  const outcome = readDateTime(unquote(text), 'auto', { temporal, timeZone: 'Europe/Paris' });
  return outcome.ok ? ok({ format: outcome.value.format, utc: writeInUtc(outcome.value.instant) }) : outcome;
}

describe('readDateTime reads dates as programs print them', () => {
  // The values come from GNU date with TZ=Europe/Paris, where it can read them.
  test.each([
    // Rails, BigQuery, kubectl, systemd
    ['2021-02-27 10:15:30 UTC', '2021-02-27T10:15:30Z'],
    ['2021-02-27T10:15:30.123456 GMT', '2021-02-27T10:15:30.123456Z'],
    ['Sat 2021-02-27 10:15:30 CET', '2021-02-27T09:15:30Z'],
    // Go: the method String of time.Time
    ['2021-02-27 10:15:30 +0000 UTC', '2021-02-27T10:15:30Z'],
    ['2021-02-27 10:15:30.123456789 +0100 CET m=+0.000000001', '2021-02-27T09:15:30.123456789Z'],
    // openssl x509 -dates and -text
    ['Apr  4 09:40:00 2018 GMT', '2018-04-04T09:40:00Z'],
    ['notAfter=Jun 27 06:48:22 2026 GMT', '2026-06-27T06:48:22Z'],
    ['Not Before: Jun 27 06:48:22 2026 GMT', '2026-06-27T06:48:22Z'],
    // date in the C, en_US, and en_GB locales, and git log
    ['Sat Feb 27 10:15:30 UTC 2021', '2021-02-27T10:15:30Z'],
    ['Sat Jun  5 10:15:30 CEST 2021', '2021-06-05T08:15:30Z'],
    ['Sat Feb 27 10:15:30 AM UTC 2021', '2021-02-27T10:15:30Z'],
    ['Sat 27 Feb 2021 10:15:30 PM UTC', '2021-02-27T22:15:30Z'],
    ['Sat 27 Feb 10:15:30 GMT 2021', '2021-02-27T10:15:30Z'],
    ['Sat Feb 27 10:15:30 2021 +0100', '2021-02-27T09:15:30Z'],
    // ASP.NET
    ['/Date(1614421200000)/', '2021-02-27T10:20:00Z'],
    [String.raw`"\/Date(1614421200000+0100)\/"`, '2021-02-27T10:20:00Z'],
    // nginx, Go's package log, Exif
    ['2021/02/27 10:15:30', '2021-02-27T09:15:30Z'],
    ['2021/02/27 10:15:30.123456', '2021-02-27T09:15:30.123456Z'],
    ['2021:02:27 10:15:30', '2021-02-27T09:15:30Z'],
    // Oracle, directory listings of web servers
    ['27-FEB-21', '2021-02-26T23:00:00Z'],
    ['27-Feb-2021 10:15', '2021-02-27T09:15:00Z'],
    // PostgreSQL
    ['2021-02-27 10:15:30 Europe/London', '2021-02-27T10:15:30Z'],
    // People and locales
    ['27.02.2021', '2021-02-26T23:00:00Z'],
    ['3.4.2021, 9:05', '2021-04-03T07:05:00Z'],
    ['February 27, 2021', '2021-02-26T23:00:00Z'],
    ['Saturday, 27th of February 2021', '2021-02-26T23:00:00Z'],
    ['Feb 27, 2021, 12:15:30\u202fAM', '2021-02-26T23:15:30Z'],
    ['February 27, 2021 at 12:15 PM', '2021-02-27T11:15:00Z'],
    ['27/02/2021 10:15:30', '2021-02-27T09:15:30Z'],
    ['2/27/2021, 10:15:30 PM', '2021-02-27T21:15:30Z'],
    ['2023-4-12', '2023-04-11T22:00:00Z'],
    ['12 Apr 2023 23:10 CEST', '2023-04-12T21:10:00Z'],
    ['3/3/2021', '2021-03-02T23:00:00Z'],
  ])('%s', (text, utc) => expect(inUtc(text)).toEqual(ok({ format: 'printed', utc })));

  test.each([
    ['1.6E9', '2020-09-13T12:26:40Z'],
    ['1.614421200123E+12', '2021-02-27T10:20:00.123Z'],
    ['-1e3', '1969-12-31T23:43:20Z'],
  ])('%s, a number from a spreadsheet', (text, utc) => expect(inUtc(text)).toMatchObject({ value: { utc } }));

  test('not if the day and month are ambiguous', () => {
    const values = { text: '03/04/2021', one: '2021-03-04', other: '2021-04-03' };
    expect(inUtc('03/04/2021')).toEqual(fail('ambiguousDate', { values }));
    expect(inUtc('3-4-2021 10:00')).toMatchObject({ error: { code: 'ambiguousDate' } });
  });

  test.each([
    ['31.02.2021', 'notARealDate'],
    ['30/02/2021', 'notARealDate'],
    ['2021-02-30 10:15:30 UTC', 'notARealDate'],
    ['2021-02-27 25:15 UTC', 'notARealDate'],
    ['Feb 27, 2021 13:15 PM', 'unknownFormat'],
    ['2021:02:27', 'unknownFormat'],
    // India, Israel, or Ireland
    ['2021-02-27 10:15:30 IST', 'unknownFormat'],
    ['2021-02-27 10:15:30 Nowhere/Land', 'unknownFormat'],
    ['Sat Feb 27 10:15:30', 'unknownFormat'],
  ])('%s is refused: %s', (text, code) => expect(inUtc(text)).toMatchObject({ error: { code } }));
});
