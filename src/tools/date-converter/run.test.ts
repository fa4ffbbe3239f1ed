import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { loadTemporal } from '#pure/time/temporal.ts';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { type Conversion, convertDateTime, type Options } from './convert-date-time.ts';
import { run } from './run.ts';

const temporal = await loadTemporal();
const nowMs = Date.UTC(2026, 10, 21, 12);

const converted = (dateTime: string, timeZone = 'Europe/Paris', more: Partial<Options> = {}) =>
  convertDateTime({ dateTime, inputFormat: 'auto', otherZones: [], ...more }, { temporal, timeZone, nowMs });
const found = (...args: Parameters<typeof converted>): Conversion => {
  const outcome = converted(...args);
  if (!outcome.ok) throw new Error(`${args[0]}: ${JSON.stringify(outcome)}`);
  return outcome.value;
};

describe('convertDateTime returns', () => {
  test('the current time for an empty text, and the difference from it for others', () => {
    expect(found(' ')).toMatchObject({ format: undefined, secondsFromNow: 0, written: { iso8601Utc: '2026-11-21T12:00:00Z' } });
    expect(found('2026-11-21T11:59:30Z').secondsFromNow).toBe(-30);
  });

  test('clocks of other time zones', () => {
    const { clocks } = found('2023-04-12T23:10:24+02:00', 'UTC', { otherZones: ['Asia/Tokyo', 'America/New_York'] });
    expect(clocks).toEqual([
      { label: 'Asia/Tokyo', value: '2023-04-13 06:10:24 +09:00' },
      { label: 'America/New_York', value: '2023-04-12 17:10:24 -04:00' },
    ]);
  });

  test('other readings of a bare number from 1900 to 2200', () => {
    expect(found('45028', 'UTC').otherReadings).toEqual([
      { format: 'unixMilliseconds', utc: '1970-01-01T00:00:45.028Z' },
      { format: 'unixMicroseconds', utc: '1970-01-01T00:00:00.045028Z' },
      { format: 'unixNanoseconds', utc: '1970-01-01T00:00:00.000045028Z' },
      { format: 'excelSerial', utc: '2023-04-12T00:00:00Z' },
    ]);
    expect(found('133258074240000000', 'UTC').otherReadings).toEqual([{ format: 'unixNanoseconds', utc: '1974-03-23T08:07:54.240Z' }]);
    expect(found('2023-04-12').otherReadings).toEqual([]);
  });

  test('notices for clock changes, leap seconds, and the day that exists only in Excel', () => {
    expect(found('2026-03-29T02:30')).toMatchObject({ notices: ['skipped'], written: { iso8601: '2026-03-29T03:30:00+02:00' } });
    expect(found('2026-10-25T02:30')).toMatchObject({ notices: ['repeated'], written: { iso8601: '2026-10-25T02:30:00+02:00' } });
    expect(found('2026-10-25T02:30+01:00').notices).toEqual([]);
    expect(found('2016-12-31T23:59:60Z').notices).toEqual(['leapSecond']);
    expect(found('2026-03-29T01:59:60').notices).toEqual(['leapSecond', 'skipped']);
    expect(found('2016-12-31T24:00:00Z').notices).toEqual([]);
    expect(found('60', 'UTC', { inputFormat: 'excelSerial' }).notices).toEqual(['excelLeapDay']);
    expect(found('61', 'UTC', { inputFormat: 'excelSerial' }).notices).toEqual([]);
  });

  test('an error for a text that is not a date', () => {
    expect(converted('tomorrow')).toEqual(fail('unknownFormat'));
  });
});

describe('the operation and its result', () => {
  const context = { now: () => new Date(nowMs), timeZone: 'Europe/Paris' };
  const options = { dateTime: '', inputFormat: 'auto', timeZone: '', otherZones: 'Asia/Tokyo,nowhere' } as const;
  const shown = async (dateTime: string, language: Language) => {
    const outcome = await run.convert({ ...options, dateTime }, context);
    return outcome.ok ? presenters.convert(outcome.value, {}, { t: toolTexts('date-converter', language), language }) : undefined;
  };

  test('use the current time and the local time zone by default', async () => {
    expect(await shown('', 'en')).toMatchObject({
      detectedFormat: undefined,
      iso8601: '2026-11-21T13:00:00+01:00',
      relative: 'now',
      clocks: [{ label: 'Asia/Tokyo', value: '2026-11-21 21:00:00 +09:00' }],
    });
  });

  test('describe the format, unrepresentable notations, and other readings in words', async () => {
    expect(await shown('-1', 'de')).toMatchObject({
      detectedFormat: 'Unix-Sekunden',
      objectId: { value: 'Nicht darstellbar', isProse: true },
      otherReadings: expect.arrayContaining([{ format: 'Unix-Millisekunden', utc: '1969-12-31T23:59:59.999Z' }]),
      notices: [],
    });
    expect(await shown('2026-03-29T02:30', 'en')).toMatchObject({ notices: [{ code: 'skipped' }] });
  });

  test('list the clocks without a time, and the selected time zone and all others', () => {
    expect(run.listClocks(options)).toEqual(ok({ clocks: [{ label: 'Asia/Tokyo', value: '' }] }));
    expect(run.chooseZone(options, context)).toMatchObject(
      ok({ usedZone: 'Europe/Paris', zones: expect.arrayContaining([{ name: 'UTC' }]) }),
    );
    expect(run.chooseZone({ timeZone: 'Asia/Kolkata' }, context)).toMatchObject(ok({ usedZone: 'Asia/Kolkata' }));
  });
});
