import { describe, expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { run } from './run.ts';

const readings = { plainNumbers: 'seconds', clockMeans: 'hoursMinutes' } as const;

function sum(durations: string, options: Partial<Parameters<typeof run.sum>[0]> = {}, language: Language = 'en') {
  const found = run.sum({ durations, ...readings, ...options }, { language });
  if (!found.ok) return found.error;
  return found.value && presenters.sum(found.value, {}, { t: toolTexts('date-calculator', language), language });
}

describe('sum of durations', () => {
  test('is written in the notations of programs', () => {
    const { lines, ...rows } = sum('1:20\n45 min\nPT2H5M') as Extract<ReturnType<typeof sum>, { entries: string }>; // not an error
    expect(rows).toEqual({
      entries: '3',
      sum: '4 hours 10 minutes',
      average: '1 hour 23 minutes 20 seconds',
      shortest: '45 minutes',
      longest: '2 hours 5 minutes',
      sumInSeconds: '15000',
      sumAsClock: '4:10:00',
      sumInHours: '4.16666666667',
      sumAsIso: 'PT4H10M',
      sumForGo: '4h10m0s',
      sumForPrometheus: '4h10m',
      sumForSystemd: '4h 10min',
      sumForExcel: '0.173611111111',
      sumForNet: '04:10:00',
    });
    expect(lines.at(1)).toEqual({ line: '2', text: '45 min', duration: '45 minutes', seconds: '2700' });
  });

  test.each<[string, string]>([
    ['1:20:30.5', '1:20:30.5'],
    ['2 h 5 min', '2:05:00'],
    ['2h, 5min and 3 s', '2:05:03'],
    ['1.5h', '1:30:00'],
    ['1,5 h', '1:30:00'],
    ['2h30', '2:30:00'],
    ['90m', '1:30:00'],
    ['1d2h', '26:00:00'],
    // As printed by PostgreSQL for an interval and by Python for a timedelta, where the sign only applies to the days.
    ['1 day 02:03:04', '26:03:04'],
    ['-1 days +02:03:04', '-21:56:56'],
    ['2 days, 3:04:05.678901', '51:04:05.678901'],
    ['-1 day, 23:59:59', '-0:00:01'],
    ['5 days - 1 day 02:03:04', '93:56:56'],
    ['1 day 02:03:04 x 2', '52:06:08'],
    // As printed by ps and Oracle.
    ['1-02:03:04', '26:03:04'],
    ['-01 02:03:04.5', '-26:03:04.5'],
    // As printed by uptime.
    ['1 day, 2:03', '26:03:00'],
    ['1 week', '168:00:00'],
    ['1.02:03:04.5', '26:03:04.5'],
    ['250 ms', '0:00:00.25'],
    ['15 µs', '0:00:00.000015'],
    ['09:00-12:30', '3:30:00'],
    ['08:30 - 17:00', '8:30:00'],
    ['08:30 – 24:00 ', '15:30:00'],
    ['2:00 - 0:30', '1:30:00'],
    ['17:00 - 08:30 + 1:00', '9:30:00'],
    ['8:30 - 17:00 + 20:00', '11:30:00'],
    ['22:00–06:00', '8:00:00'],
    ['16:00-24:00', '8:00:00'],
    ['08:00-08:00', '24:00:00'],
    ['1:20 + 0:45 - 5m', '2:00:00'],
    ['0:45 x 3', '2:15:00'],
    ['3 × 0:45', '2:15:00'],
    ['8h / 2', '4:00:00'],
    ['8h / 3', '2:40:00'],
    ['1:00 + 0:10 x 3', '1:30:00'],
    ['1s / 3', '0:00:00.333333333'],
    ['-1:20', '-1:20:00'],
    ['90', '0:01:30'],
    ['\n# Monday\n1:00 # standup\n  2:00', '3:00:00'],
    ['1 500 ms', '0:00:01.5'],
    ['1 50 ms', ''],
  ])('%j is %s', (text, sumAsClock) => expect(sum(text)).toMatchObject(sumAsClock === '' ? { code: 'notADuration' } : { sumAsClock }));

  test('plain numbers and two-part clocks are read as chosen', () => {
    expect(sum('90', { plainNumbers: 'minutes' })).toMatchObject({ sum: '1 hour 30 minutes' });
    expect(sum('1:20', { clockMeans: 'minutesSeconds' })).toMatchObject({ sum: '1 minute 20 seconds' });
    expect(sum('1.5', { plainNumbers: 'hours' })).toMatchObject({ sum: '1 hour 30 minutes' });
  });

  test('uses the language of the page for input and output', () => {
    expect(sum('2 Stunden 5 Minuten', {}, 'de')).toMatchObject({ sum: '2 Stunden 5 Minuten' });
    expect(sum('2小时5分钟', {}, 'zh')).toMatchObject({ sumAsClock: '2:05:00' });
    expect(sum('2 giờ 5 phút', {}, 'vi')).toMatchObject({ sumAsClock: '2:05:00' });
  });

  test('marks notations that cannot represent it', () => {
    const missing = { value: 'Not representable', isProse: true };
    expect(sum('15 ns')).toMatchObject({ sumForGo: '15ns', sumForPrometheus: missing, sumForSystemd: missing, sumForNet: missing });
  });

  test.each<[string, object]>([
    ['1:00\nabc', { code: 'notADuration', field: 'durations', at: 5, values: { line: 2, text: 'abc' } }],
    ['1:00\n2 months', { code: 'noFixedLength', values: { line: 2 } }],
    ['P1Y', { code: 'noFixedLength', values: { line: 1 } }],
    ['1:00\n1:75', { code: 'tooManyMinutes', values: { line: 2, text: '1:75' } }],
    ['1:20:75', { code: 'tooManySeconds', values: { line: 1, text: '1:20:75' } }],
    ['1:20 0:45', { code: 'notADuration' }],
    ['1h / 0', { code: 'notADuration' }],
    ['1h x 2h', { code: 'notADuration' }],
    ['1h +', { code: 'notADuration' }],
    ['5 fortnights', { code: 'notADuration' }],
    ['9'.repeat(400), { code: 'notADuration' }],
  ])('refuses %j', (text, error) => expect(sum(text)).toMatchObject(error));

  test('returns nothing without durations', () => expect([sum(''), sum('\n# nothing\n')]).toEqual([null, null]));
});
