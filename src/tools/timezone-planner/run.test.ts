import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import type { Language } from '#core/languages.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

const context = (language: Language = 'en') => ({
  now: () => new Date('2026-11-22T21:30:40Z'), // a Sunday
  randomBytes: repeatableBytes(),
  loadData: makeDataFile,
  timeZone: 'Europe/Paris',
  language,
});
const initial = initialValues({ ...declaration.inputs, ...declaration.options });
const textsIn = (language: Language) => ({ t: toolTexts('timezone-planner', language), language });

type Options = Partial<typeof initial>;

async function convert(options: Options, language: Language = 'en') {
  const given = { ...initial, ...options };
  const found = await run.convert(given, context(language));
  if (!found.ok) return found.error;
  return found.value && presenters.convert(found.value, given, textsIn(language));
}

/** Two columns of the table for each place. */
async function times(places: string, meeting: string, options: Options = {}) {
  const found = await convert({ places, meeting, ...options });
  return found && 'times' in found ? found.times : found;
}

async function best(options: Options) {
  const found = await run.best({ ...initial, ...options }, context());
  if (!found.ok || !found.value) throw new Error('There is no best time.');
  return presenters
    .best(found.value, {}, textsIn('en'))
    .bestTimes.map(({ start, nightMinutes, minutesOutside, worstPlace }) => [start, nightMinutes, minutesOutside, worstPlace].join('|'));
}

async function repeat(options: Options) {
  const found = await run.repeat({ ...initial, ...options }, context());
  if (!found.ok || !found.value) throw new Error('There are no occurrences.');
  return presenters.repeat(found.value, {}, textsIn('en'));
}

async function gridOf(places: string, meeting: string) {
  const found = await run.drawGrid({ ...initial, places, meeting }, context());
  if (!found.ok || !found.value?.grid) throw new Error('There is no grid.');
  return found.value.grid;
}

describe('times', () => {
  // Python zoneinfo, tzdata 2025b
  test('are shown in the local times of many places', async () => {
    const places = 'America/New_York\nEurope/Berlin\nAsia/Kolkata\nAsia/Kathmandu\nPacific/Kiritimati\nAmerica/St_Johns';
    const shown = await times(places, '2026-03-10 15:00 America/New_York');
    expect(Array.isArray(shown) && shown.map(({ localTime, day, offset }) => [localTime, day, offset])).toEqual([
      ['2026-03-10 15:00', 'Tuesday', '-04:00'],
      ['2026-03-10 20:00', 'Tuesday', '+01:00'],
      ['2026-03-11 00:30', 'Wednesday, next day', '+05:30'],
      ['2026-03-11 00:45', 'Wednesday, next day', '+05:45'],
      ['2026-03-11 09:00', 'Wednesday, next day', '+14:00'],
      ['2026-03-10 16:30', 'Tuesday', '-02:30'],
    ]);
  });

  test.each<[string, string, object]>([
    ['Ana: Tokyo 10-19', '2026-03-10 15:00 JST', { place: 'Ana', zone: 'Asia/Tokyo', workingTime: 'Yes', nextChange: 'None' }],
    ['Berlin', '2026-03-10 15:00', { zone: 'Europe/Berlin', nextChange: '2026-03-29, +01:00 to +02:00' }],
    ['Berlin', '2026-03-10 08:00', { workingTime: 'Before work' }],
    ['Berlin', '2026-03-10 16:30', { workingTime: 'Partly' }],
    ['Berlin', '2026-03-10 17:00', { workingTime: 'After work' }],
    ['Berlin', '2026-03-14 10:00', { workingTime: 'Day off', day: 'Saturday' }],
    ['Berlin 22-6', '2026-03-14 03:00', { workingTime: 'Yes' }],
    ['Berlin 22-6', '2026-03-16 03:00', { workingTime: 'Before work' }],
    ['Berlin 16-24', '2026-03-10 23:00', { workingTime: 'Yes' }],
    ['+5:30', '2026-03-10 15:00', { zone: '+05:30', place: '+5:30', nextChange: 'None' }],
    ['W. Europe Standard Time', '', { zone: 'Europe/Berlin', localTime: '2026-11-22 22:30' }],
  ])('%s at %s has %j', async (place, meeting, row) => expect(await times(place, meeting)).toEqual([expect.objectContaining(row)]));

  // Python zoneinfo with fold, tzdata 2025b: the letters determine which of two equal hours is meant, and how a skipped hour is read.
  test.each([
    ['2026-11-01 01:30 EDT', '2026-11-01 05:30'],
    ['2026-11-01 01:30 EST', '2026-11-01 06:30'],
    ['2026-11-01 01:30 ET', '2026-11-01 05:30'],
    ['2026-11-01 01:15 PST', '2026-11-01 09:15'],
    ['2026-10-25 02:30 CET', '2026-10-25 01:30'],
    ['2026-10-25 02:30 CEST', '2026-10-25 00:30'],
    ['2026-03-08 02:30 EST', '2026-03-08 07:30'],
    ['2026-03-08 02:30 EDT', '2026-03-08 06:30'],
    ['2026-04-05 02:30 AEDT', '2026-04-04 15:30'],
    ['2026-04-05 02:30 AEST', '2026-04-04 16:30'],
    ['2026-06-10 09:00 CAT', '2026-06-10 07:00'],
    ['2026-06-10 09:00 EAT', '2026-06-10 06:00'],
    // Other time notations
    ['\u200E2026-06-10 09:00 UTC', '2026-06-10 09:00'],
    ['2026-06-10 9:30 p.m. UTC', '2026-06-10 21:30'],
    ['2026-06-10 12:00 a.m. UTC', '2026-06-10 00:00'],
    ['2026-06-10 9.30 pm UTC', '2026-06-10 21:30'],
    ['2026-06-10 noon UTC', '2026-06-10 12:00'],
    ['2026-06-10 midnight UTC', '2026-06-10 00:00'],
    ['2026-06-10 at 9:30 UTC', '2026-06-10 09:30'],
    ['2026-06-10 09:30 (UTC)', '2026-06-10 09:30'],
    ['2026-06-10 15.30 Uhr MESZ', '2026-06-10 13:30'],
    ['2026-06-10 um 15 Uhr MESZ', '2026-06-10 13:00'],
    ['2026-06-10 09:00 (GMT+01:00) Amsterdam, Berlin', '2026-06-10 07:00'],
  ])('%s is %s in UTC', async (meeting, localTime) => {
    expect(await times('UTC', meeting)).toEqual([expect.objectContaining({ localTime })]);
  });

  test('use the local place if none is given', async () => {
    expect(await times('', '3pm PT')).toEqual([expect.objectContaining({ place: 'Europe/Paris', localTime: '2026-11-23 00:00' })]);
    expect(await convert({})).toBe(null);
  });

  test.each<[string, string, object[]]>([
    ['Berlin', '2026-03-29 02:30', [{ code: 'skipped' }]],
    ['Berlin', '2026-10-25 02:30', [{ code: 'repeated' }]],
    ['Berlin', '2026-06-15 10:00 EST', [{ code: 'otherLetters', values: { written: 'EST', other: 'EDT', date: '2026-06-15' } }]],
    ['AEST', '2026-01-15 10:00', [{ code: 'otherLetters', values: { written: 'AEST', other: 'AEDT', date: '2026-01-15' } }]],
    ['Berlin', '2026-06-15 10:00 EDT', []],
    ['UTC', '2026-11-01 01:30 EST', []],
    ['UTC', '2026-11-01 01:30 EDT', []],
    ['UTC', '2026-11-01 01:30 ET', [{ code: 'repeated' }]],
    ['ET', '2026-06-15 10:00 PT', []],
  ])('%s at %s has the notices %j', async (places, meeting, notices) =>
    expect(await convert({ places, meeting })).toMatchObject({ notices }),
  );

  test.each<[Options, object]>([
    [{ places: 'Berlin\nSpringfeld' }, { code: 'unknownPlaceInLine', field: 'places', values: { line: 2, text: 'Springfeld' } }],
    [
      { places: 'Berlin\nIST' },
      { code: 'ambiguousPlaceInLine', values: { line: 2, text: 'IST', zones: 'Asia/Kolkata, Europe/Dublin or Asia/Jerusalem' } },
    ],
    [{ places: 'NST' }, { code: 'unknownPlaceInLine', field: 'places', values: { line: 1, text: 'NST' } }],
    [{ meeting: '2026-06-10 09:00 PLT' }, { code: 'unknownPlace', field: 'meeting' }],
    [{ places: 'Berlin\nTokyo 25-9' }, { code: 'notWorkingHoursInLine', values: { line: 2, text: '25-9' } }],
    [{ places: 'Berlin\n'.repeat(31) }, { code: 'tooManyPlaces', values: { max: 30 } }],
    [{ workingHours: '9' }, { code: 'notWorkingHours', field: 'workingHours', values: { text: '9' } }],
    [{ meeting: 'whenever' }, { code: 'unknownTime', field: 'meeting' }],
    [{ meeting: '2026-02-30 15:00' }, { code: 'notARealDate', field: 'meeting', values: { text: '2026-02-30' } }],
    [{ meeting: '2026-02-30' }, { code: 'notARealDate' }],
    [{ meeting: '3pm Springfeld' }, { code: 'unknownPlace', field: 'meeting', values: { text: 'Springfeld' } }],
    [{ meeting: '3pm AST' }, { code: 'ambiguousPlace', values: { zones: 'America/Halifax or Asia/Riyadh' } }],
    [
      { places: 'Berlin', meeting: '+275760-09-12T23:00Z' },
      { code: 'outOfRange', field: 'meeting' },
    ],
  ])('refuses %j', async (options, error) => expect(await convert(options)).toMatchObject(error));

  test('name days in the page language', async () => {
    const found = await convert({ places: 'Tokyo\nNew York', meeting: '2026-03-11 04:00' }, 'de');
    expect(found && 'times' in found && found.times.map(({ day }) => day)).toEqual(['Mittwoch', 'Dienstag, Vortag']);
  });
});

describe('best times', () => {
  test('are those within everyone’s working hours, then those closest to them', async () => {
    expect(await best({ places: 'Europe/Berlin\nAmerica/New_York', meeting: '2026-06-16' })).toEqual([
      '2026-06-16 15:00|0|0|None',
      '2026-06-16 15:30|0|0|None',
      '2026-06-16 16:00|0|0|None',
      '2026-06-16 14:30|0|30|America/New_York',
      '2026-06-16 16:30|0|30|Europe/Berlin',
    ]);
  });
});

describe('a recurring meeting', () => {
  test('is marked as shifted while the time difference between two regions changes', async () => {
    const { occurrenceList, shiftedOccurrences } = await repeat({
      places: 'London\nNew York',
      meeting: '2026-03-03 15:00 Europe/London',
      repeats: 'weekly',
      occurrences: 6,
    });
    const shift = 'New York 11:00 instead of 10:00';
    expect(shiftedOccurrences).toBe('3 of 6');
    expect(occurrenceList).toEqual({
      columns: ['Date', 'London', 'New York', 'Shift'],
      rows: [
        ['2026-03-03', '15:00', '10:00', ''],
        ['2026-03-10', '15:00', '11:00', shift],
        ['2026-03-17', '15:00', '11:00', shift],
        ['2026-03-24', '15:00', '11:00', shift],
        ['2026-03-31', '15:00', '10:00', ''],
        ['2026-04-07', '15:00', '10:00', ''],
      ],
    });
  });

  test('counts months from the first one, with the day limited to the length of the month', async () => {
    const { occurrenceList } = await repeat({ places: 'UTC\nTokyo', meeting: '2026-01-31 20:00 UTC', repeats: 'monthly', occurrences: 3 });
    expect(occurrenceList.rows).toEqual([
      ['2026-01-31', '20:00', '05:00, next day', ''],
      ['2026-02-28', '20:00', '05:00, next day', ''],
      ['2026-03-31', '20:00', '05:00, next day', ''],
    ]);
  });
});

describe('the grid', () => {
  test('has the half hours of a day from midnight in the first place', async () => {
    const { rows, starts, previousDay, nextDay } = await gridOf('Berlin\nTokyo', '2026-03-10 15:00 America/New_York');
    expect(rows.map(({ cells }) => cells.length)).toEqual([48, 48]);
    expect(rows[1]?.cells[0]).toEqual({
      time: '8',
      localTime: '2026-03-10 08:00',
      date: '2026-03-10',
      work: 'before',
      isNight: false,
      isMeeting: false,
    });
    expect(rows[1]?.cells[32]).toMatchObject({ time: '0', date: '2026-03-11', isNight: true });
    expect(rows[0]?.cells.map(({ isMeeting }, index) => (isMeeting ? index : -1)).filter((index) => index >= 0)).toEqual([40, 41]);
    expect([starts[40], starts[0], previousDay, nextDay]).toEqual([
      '2026-03-10 15:00 America/New_York',
      '2026-03-09 19:00 America/New_York',
      '2026-03-09 15:00 America/New_York',
      '2026-03-11 15:00 America/New_York',
    ]);
  });

  test('writes each start so that it is read as the same moment, even if the local time is repeated', async () => {
    const { rows, starts } = await gridOf('Berlin\nUTC', '2026-10-25 12:00 Europe/Berlin');
    const read = await Promise.all(starts.map((meeting) => times('UTC', meeting)));
    expect(read.map((shown) => Array.isArray(shown) && shown[0]?.localTime)).toEqual(rows[1]?.cells.map(({ localTime }) => localTime));
    expect(starts.slice(4, 8)).toEqual([
      '2026-10-25 02:00 Europe/Berlin',
      '2026-10-25 02:30 Europe/Berlin',
      '2026-10-25 01:00 UTC',
      '2026-10-25 01:30 UTC',
    ]);
  });
});

test('an invitation does not depend on the current second', async () => {
  const options = { ...initial, places: 'Berlin', meeting: '2026-03-10 15:00' };
  const [one, other] = [
    await run.convert(options, context()),
    await run.convert(options, { ...context(), now: () => new Date('2026-11-22T21:30:59Z') }),
  ];
  expect(one).toEqual(other);
});
