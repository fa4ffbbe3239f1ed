import { describe, expect, test } from 'vitest';
import type { Language } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { run } from './run.ts';

const openedAt = new Date('2026-11-22T21:30:00Z');

const clockIn = (language: Language, now = openedAt) => ({ now: () => now, openedAt, timeZone: 'Europe/Paris', language });
const sayIn = (language: Language) => ({ t: toolTexts('date-calculator', language), language });

const plain = { timeZone: '', countLastDay: false, weekend: 'satSun', holidays: '' } as const;

type Options = Partial<Parameters<typeof run.difference>[0]>;

async function difference(fromDate: string, toDate: string, options: Options = {}, language: Language = 'en', now = openedAt) {
  const found = await run.difference({ ...plain, fromDate, toDate, ...options }, clockIn(language, now));
  if (!found.ok) return found.error;
  return found.value && presenters.difference(found.value, {}, sayIn(language));
}

async function add(startDate: string, shift: string, options: Options = {}, language: Language = 'en') {
  const found = await run.add({ ...plain, startDate, shift, ...options }, clockIn(language));
  if (!found.ok) return found.error;
  return found.value && presenters.add(found.value, {}, sayIn(language));
}

const spaced = (text: unknown): string => String(text).replaceAll(/[\u00a0\u202f]/g, ' ');

/** The dates of the listed clock changes, and the number of further ones. */
async function changes(to: string) {
  const found = await difference('2026-01-01T00:00', to, { timeZone: 'Europe/Paris' });
  return found && 'notices' in found ? found.notices.map(({ values }) => values?.['date'] ?? values?.['count']) : [];
}

async function hoursUntilNow(now: string) {
  const found = await difference('2026-11-22T22:00', 'now', {}, 'en', new Date(now));
  return found && 'hours' in found ? found.hours : undefined;
}

describe('the difference between two dates', () => {
  // temporal-polyfill 1.0.8; Python's dateutil agrees unless a month ends between the two
  test.each([
    ['1999-07-15', '2026-11-22', '27 years 4 months 7 days', '9992', 'P27Y4M7D'],
    ['2024-01-31', '2024-02-29', '29 days', '29', 'P29D'],
    ['2024-02-29', '2025-03-01', '1 year 1 day', '366', 'P1Y1D'],
    ['2026-11-22', '2026-11-22', '0 days', '0', 'P0D'],
    ['2026-03-10', '2026-02-09', '-1 month 1 day', '-29', '-P1M1D'],
    ['2026-W01-1', '20260105', '7 days', '7', 'P7D'],
    ['today', '2026-11-24', '2 days', '2', 'P2D'],
    ['yesterday', 'tomorrow', '2 days', '2', 'P2D'],
    // Python: (date(9999, 12, 31) - date(1, 1, 1)).days
    ['0001-01-01', '9999-12-31', '9998 years 11 months 30 days', '3652058', 'P9998Y11M30D'],
  ])('%s to %s is %s', async (from, to, calendarDifference, days, isoDifference) =>
    expect(await difference(from, to)).toMatchObject({ calendarDifference, days, isoDifference, notices: [] }),
  );

  // numpy.busday_count, and Python's datetime
  test.each<[string, string, Options, object]>([
    [
      '2026-11-22',
      '2027-01-04',
      { holidays: '2026-12-25\n2026-12-26\n2027-01-01' },
      { days: '43', businessDays: '28', weekendDays: '13', holidaysOnBusinessDays: '2: 2026-12-25, 2027-01-01' },
    ],
    [
      '2026-11-22',
      '2027-01-04',
      { holidays: '12-25 Christmas\n\n# not a holiday\n2027-01-01' },
      { holidaysOnBusinessDays: '2: Christmas, 2027-01-01', businessDays: '28' },
    ],
    ['2026-11-23', '2026-11-27', { countLastDay: true }, { days: '5', businessDays: '5', calendarDifference: '4 days' }],
    ['2026-11-27', '2026-11-23', { countLastDay: true }, { days: '-5', businessDays: '-5', weeksAndDays: '-5 days' }],
    ['2026-11-23', '2026-11-30', { weekend: 'friSat' }, { businessDays: '5', weekendDays: '2' }],
    ['2026-11-23', '2026-11-30', { weekend: 'sun' }, { businessDays: '6', weekendDays: '1' }],
    ['2026-11-23', '2026-11-30', { weekend: 'none' }, { businessDays: '7', weekendDays: '0', holidaysOnBusinessDays: '0' }],
    ['2000-01-01', '2020-01-01', { holidays: '12-25 Christmas' }, { holidaysOnBusinessDays: '15: Christmas ×15', businessDays: '5202' }],
    ['2001-01-01', '2005-01-01', { holidays: '02-29', weekend: 'none' }, { holidaysOnBusinessDays: '1: 2004-02-29' }],
    ['2026-12-20', '2027-01-04', { holidays: '12-25 Christmas\n2026-12-25 Also' }, { holidaysOnBusinessDays: '1: Christmas' }],
  ])('%s to %s with %j counts %j', async (from, to, options, counts) => expect(await difference(from, to, options)).toMatchObject(counts));

  test('counts elapsed hours if a time is given, and reports a clock change', async () => {
    // Python: zoneinfo, in UTC
    expect(await difference('2026-03-28', '2026-03-30T12:30', { timeZone: 'Europe/Paris' })).toMatchObject({
      calendarDifference: '2 days 12 hours 30 minutes',
      days: '2',
      hours: '59.5',
      seconds: '214200',
      isoDifference: 'P2DT12H30M',
      notices: [{ code: 'clocksChange', values: { date: '2026-03-29', hours: '23 hours' } }],
    });
  });

  test('names three clock changes and counts the others, even over many years', async () => {
    expect(await changes('2030-01-01T00:00')).toEqual(['2026-03-29', '2026-10-25', '2027-03-28', 5]);
    expect(await changes('2300-07-01T00:00')).toEqual(['2026-03-29', '2026-10-25', '2027-03-28', 2 * 274 + 1 - 3]);
  });

  test('the current time is when the page opened, and after midnight the start of the new day', async () => {
    expect([await hoursUntilNow('2026-11-22T22:59:59Z'), await hoursUntilNow('2026-11-23T08:00:00Z')]).toEqual(['0.5', '2']);
  });

  test('uses the language of the page', async () => {
    const inGerman = await difference('gestern', 'morgen', {}, 'de');
    expect(inGerman).toMatchObject({ calendarDifference: '2 Tage' });
    expect(spaced(inGerman && 'weeksAndDays' in inGerman && inGerman.weeksAndDays)).toBe('2 Tage');
  });

  test.each<[string, string, Options, object]>([
    ['yestermorn', '', {}, { code: 'unknownFormat', field: 'fromDate' }],
    ['', '2023-02-30', {}, { code: 'notARealDate', field: 'toDate', values: { text: '2023-02-30' } }],
    ['+275761-01-01', '', {}, { code: 'outOfRange', field: 'fromDate' }],
    [
      '',
      '',
      { holidays: '2026-12-25\n\n25.12. Christmas' },
      { code: 'notAHoliday', field: 'holidays', values: { line: 3, text: '25.12.' } },
    ],
    ['', '', { holidays: '2026-02-29' }, { code: 'notAHoliday', values: { line: 1, text: '2026-02-29' } }],
  ])('refuses %j, %j and %j', async (from, to, options, error) => expect(await difference(from, to, options)).toMatchObject(error));

  test('returns nothing while a date is missing', async () =>
    expect([await difference('2026-11-22', ''), await difference('', ' ')]).toEqual([null, null]));
});

describe('a date plus or minus', () => {
  test.each<[string, string, object, object]>([
    ['2026-03-03', '45 business days', {}, { resultDate: '2026-05-05', weekday: 'Tuesday', daysFromStart: '63' }],
    ['2026-11-21', '1 business day', {}, { resultDate: '2026-11-23' }],
    // PostgreSQL: select timestamp '2021-03-01' + interval '1 day 02:03:04'; Python: datetime(2021, 3, 1) + timedelta(seconds=-1)
    ['2021-03-01', '1 day 02:03:04', { timeZone: 'UTC' }, { resultDate: '2021-03-02T02:03:04Z' }],
    ['2021-03-01', '-1 day, 23:59:59', { timeZone: 'UTC' }, { resultDate: '2021-02-28T23:59:59Z' }],
    ['2021-03-01', '- 1 day 02:03:04', { timeZone: 'UTC' }, { resultDate: '2021-02-27T21:56:56Z' }],
    ['Sat Feb 27 10:15:30 UTC 2021', '1 mon', { timeZone: 'UTC' }, { resultDate: '2021-03-27T10:15:30Z' }],
    ['2026-11-21', '-1 bd', {}, { resultDate: '2026-11-20', daysFromStart: '-1' }],
    ['2026-12-24', '2 working days', { holidays: '12-25' }, { resultDate: '2026-12-29' }],
    ['2026-11-22', '0 bd', {}, { resultDate: '2026-11-22' }],
    ['2024-02-29', '1 year 1 month 1 day', {}, { resultDate: '2025-03-30', notices: [] }],
    ['2026-01-31', '1 month', {}, { resultDate: '2026-02-28', notices: [{ code: 'dayCut' }] }],
    ['2026-05-05', '0 s', { timeZone: 'UTC' }, { resultDate: '2026-05-05T00:00:00Z' }],
    ['2026-05-05', '+1y2mo', {}, { resultDate: '2027-07-05' }],
    ['2026-01-31', '1 y, 2 d', {}, { resultDate: '2027-02-02' }],
    ['2026-01-31', '1 000 days', {}, { resultDate: '2028-10-27' }],
    ['2026-05-05', '1 year 2 months - 3 days 1 week', {}, { resultDate: '2027-06-25' }],
    ['2026-05-05', 'P1Y2M10DT2H30M', {}, { resultDate: '2027-07-15T02:30:00+02:00' }],
    ['2026-05-05', '-P1M', {}, { resultDate: '2026-04-05' }],
    ['2026-05-05T10:00Z', '90 min', {}, { resultDate: '2026-05-05T13:30:00+02:00' }],
    ['2026-05-05', '1.5 h', {}, { resultDate: '2026-05-05T01:30:00+02:00' }],
    ['2026-12-31', '1 d', {}, { resultDate: '2027-01-01', weekDate: '2026-W53-5', dayOfYear: '1', quarter: '2027-Q1' }],
    // The clocks of Paris: 24 hours and a day differ on 2026-03-29
    ['2026-03-28T12:00', '24 h', {}, { resultDate: '2026-03-29T13:00:00+02:00' }],
    ['2026-03-28T12:00', '1 day', {}, { resultDate: '2026-03-29T12:00:00+02:00' }],
    ['2026-03-28T02:30', '1 day', {}, { resultDate: '2026-03-29T03:30:00+02:00', notices: [{ code: 'skipped' }] }],
    ['2026-10-24T02:30', '1 day', {}, { resultDate: '2026-10-25T02:30:00+02:00', notices: [{ code: 'repeated' }] }],
    ['2026-10-25T02:30+01:00', '1 min', {}, { resultDate: '2026-10-25T02:31:00+01:00', notices: [] }],
  ])('%s and %s with %j results in %j', async (start, shift, options, result) =>
    expect(await add(start, shift, options)).toMatchObject(result),
  );

  test.each<[Language, string, string]>([
    ['de', '3 Arbeitstage', '2026-11-25'],
    ['fr', '2 jours ouvrés', '2026-11-24'],
    ['ru', '5 рабочих дней', '2026-11-27'],
    ['es', '1 año y 2 días', '2027-11-24'],
    ['pt', '1 mês', '2026-12-22'],
    ['uk', '2 тижні', '2026-12-06'],
    ['vi', '3 ngày làm việc', '2026-11-25'],
    ['zh', '3个工作日', '2026-11-25'],
    ['zh', '1年2个月', '2028-01-22'],
  ])('reads shifts in the language %s: %s', async (language, shift, resultDate) =>
    expect(await add('2026-11-22', shift, {}, language)).toMatchObject({ resultDate }),
  );

  test.each<[string, string, object]>([
    ['2026-02-30', '1 day', { code: 'notARealDate', field: 'startDate' }],
    ['', '1 fortnight', { code: 'unknownUnit', field: 'shift', values: { unit: 'fortnight' } }],
    ['', 'fortnight', { code: 'notAShift', field: 'shift' }],
    ['', '45', { code: 'notAShift' }],
    ['', '1.5 business days', { code: 'businessDaysNotWhole' }],
    ['', '1.5 days', { code: 'datePartsNotWhole' }],
    ['', '0.5 years', { code: 'datePartsNotWhole' }],
    ['', '1000001 bd', { code: 'tooManyBusinessDays' }],
    ['2026-11-22', '300000 years', { code: 'outOfRange', field: 'shift' }],
    ['2026-11-22', '9999999999999999999999 h', { code: 'outOfRange' }],
    ['2026-11-22', '99999999999999999999999 days', { code: 'outOfRange' }],
  ])('refuses %j and %j', async (start, shift, error) => expect(await add(start, shift)).toMatchObject(error));

  test('reports that there are no business days', async () => {
    const holidays = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10)).join('\n');
    expect(await add('2026-11-22', '1 bd', { holidays })).toMatchObject({ code: 'outOfRange' });
  });
});
