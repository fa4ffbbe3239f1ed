import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { type Conversion, convertDateTime, type Wish } from './convert-date-time.ts';

const temporal = await loadTemporal();
const nowMs = Date.UTC(2026, 10, 21, 12);

const answer = (dateTime: string, timeZone = 'Europe/Paris', more: Partial<Wish> = {}) =>
  convertDateTime({ dateTime, inputFormat: 'auto', otherZones: [], ...more }, { temporal, timeZone, nowMs });
const found = (...asked: Parameters<typeof answer>): Conversion => {
  const outcome = answer(...asked);
  if (!outcome.ok) throw new Error(`${asked[0]}: ${JSON.stringify(outcome)}`);
  return outcome.value;
};

describe('convertDateTime gives', () => {
  test('the present for an empty text, and how far everything else is from it', () => {
    expect(found(' ')).toMatchObject({ format: undefined, secondsFromNow: 0, written: { iso8601Utc: '2026-11-21T12:00:00Z' } });
    expect(found('2026-11-21T11:59:30Z').secondsFromNow).toBe(-30);
  });

  test('clocks of other zones', () => {
    const { foreignClocks } = found('2023-04-12T23:10:24+02:00', 'UTC', { otherZones: ['Asia/Tokyo', 'America/New_York'] });
    expect(foreignClocks).toEqual([
      { timeZone: 'Asia/Tokyo', time: '2023-04-13 06:10:24 +09:00' },
      { timeZone: 'America/New_York', time: '2023-04-12 17:10:24 -04:00' },
    ]);
  });

  test('what a bare number would be in other notations, from 1900 to 2200', () => {
    expect(found('45028', 'UTC').otherReadings).toEqual([
      { format: 'unixMilliseconds', utc: '1970-01-01T00:00:45.028Z' },
      { format: 'unixMicroseconds', utc: '1970-01-01T00:00:00.045028Z' },
      { format: 'unixNanoseconds', utc: '1970-01-01T00:00:00.000045028Z' },
      { format: 'excelSerial', utc: '2023-04-12T00:00:00Z' },
    ]);
    expect(found('133258074240000000', 'UTC').otherReadings).toEqual([{ format: 'unixNanoseconds', utc: '1974-03-23T08:07:54.240Z' }]);
    expect(found('2023-04-12').otherReadings).toEqual([]);
  });

  test('notices of clocks that change, of leap seconds, and of the day that only Excel has', () => {
    expect(found('2026-03-29T02:30')).toMatchObject({ notices: ['skipped'], written: { iso8601: '2026-03-29T03:30:00+02:00' } });
    expect(found('2026-10-25T02:30')).toMatchObject({ notices: ['repeated'], written: { iso8601: '2026-10-25T02:30:00+02:00' } });
    expect(found('2026-10-25T02:30+01:00').notices).toEqual([]);
    expect(found('2016-12-31T23:59:60Z').notices).toEqual(['leapSecond']);
    expect(found('2026-03-29T01:59:60').notices).toEqual(['leapSecond', 'skipped']);
    expect(found('2016-12-31T24:00:00Z').notices).toEqual([]);
    expect(found('60', 'UTC', { inputFormat: 'excelSerial' }).notices).toEqual(['excelLeapDay']);
    expect(found('61', 'UTC', { inputFormat: 'excelSerial' }).notices).toEqual([]);
  });

  test('what is wrong with a text that is no date', () => {
    expect(answer('tomorrow')).toEqual(fail('unknownFormat'));
  });
});
