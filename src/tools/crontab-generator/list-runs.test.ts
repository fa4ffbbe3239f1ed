import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { listRuns } from './list-runs.ts';

const now = new Date('2026-01-01T00:00:00Z');

const listOf = (expression: string, options: Partial<Parameters<typeof listRuns>[0]> = {}) =>
  listRuns({ expression, format: 'unix', timeZone: 'Europe/Paris', startFrom: '2026-01-01 00:00', runs: 3, ...options }, now);

const runsOf = (...request: Parameters<typeof listOf>) => {
  const listed = listOf(...request);
  return listed.ok ? ok(listed.value?.text) : listed;
};

const listAt = (ms: number, startFrom: string) => {
  const listed = listRuns({ expression: '5/20 */3 * * 1', format: 'unix', timeZone: 'UTC', startFrom, runs: 4 }, new Date(ms));
  if (!listed.ok || !listed.value) throw new Error(listed.ok ? 'nothing' : listed.error.code);
  return listed.value;
};

const number = (min: number, max: number) => fc.integer({ min, max });

describe('listRuns', () => {
  test.each([
    // croner 11.0.1, as in the examples of its documentation on daylight saving time
    ['23 0-20/2 * * *', { runs: 1 }, 'Thu 2026-01-01 00:23:00 +01:00'],
    ['0 0 */2 * 1', {}, 'Mon 2026-01-05 00:00:00 +01:00\nMon 2026-01-19 00:00:00 +01:00\nMon 2026-02-09 00:00:00 +01:00'],
    [
      '0 15 10 ? * 6L',
      { format: 'quartz' },
      'Fri 2026-01-30 10:15:00 +01:00\nFri 2026-02-27 10:15:00 +01:00\nFri 2026-03-27 10:15:00 +01:00',
    ],
    [
      '0 0 22-0 ? * SAT-SUN',
      { format: 'quartz' },
      'Sat 2026-01-03 00:00:00 +01:00\nSat 2026-01-03 22:00:00 +01:00\nSat 2026-01-03 23:00:00 +01:00',
    ],
    ['30 2 * * *', { startFrom: '2026-03-28 12:00', runs: 2 }, 'Sun 2026-03-29 03:00:00 +02:00\nMon 2026-03-30 02:30:00 +02:00'],
    ['30 2 * * *', { startFrom: '2026-10-25 00:00:00', runs: 2 }, 'Sun 2026-10-25 02:30:00 +02:00\nMon 2026-10-26 02:30:00 +01:00'],
    ['0 0 * * *', { runs: 1 }, 'Fri 2026-01-02 00:00:00 +01:00'], // strictly after the start
    ['0 0 * * *', { runs: 1, startFrom: '', timeZone: 'Asia/Kathmandu' }, 'Fri 2026-01-02 00:00:00 +05:45'],
    ['0 0 * * *', { startFrom: '2026-01-01 24:00:00', runs: 1 }, 'Sat 2026-01-03 00:00:00 +01:00'],
    ['* * * * *', { startFrom: '2026-01-01 23:59:60', runs: 1 }, 'Fri 2026-01-02 00:01:00 +01:00'],
    ['@reboot', {}, ''],
  ] as const)('for %s with %j', (expression, options, dates) => {
    expect(runsOf(expression, options)).toEqual(ok(dates));
  });

  test('lists nothing without an expression', () => {
    expect(listOf(' ')).toEqual(ok(null));
  });

  test.each([
    ['0 0 31 2 *', {}, fail('neverRuns')],
    ['0 0 0 1 1 ? 2020', { format: 'quartz' }, fail('neverRuns')],
    ['* * * * *', { startFrom: '2026-02-30 00:00' }, fail('notAStart', { field: 'startFrom' })],
    ['* * * * *', { startFrom: '2026-01-01T00:00' }, fail('notAStart', { field: 'startFrom' })],
  ] as const)('refuses %s with %j', (expression, options, failure) => {
    expect(runsOf(expression, options)).toEqual(failure);
  });

  test('a list from now is valid until its first run, and one from a given start permanently', () => {
    fc.assert(
      fc.property(number(0, 2 ** 41), number(1, 10 ** 9), (ms, passedMs) => {
        const { text, untilMs = Number.NaN } = listAt(ms, '');
        expect(untilMs).toBeGreaterThan(ms);
        expect(listAt(untilMs - 1, '').text).toBe(text);
        expect(listAt(untilMs, '').text.split('\n').slice(0, -1)).toEqual(text.split('\n').slice(1));
        const fixed = listAt(ms, '2026-01-01 00:00');
        expect(fixed.untilMs).toBeUndefined();
        expect(listAt(ms + passedMs, '2026-01-01 00:00')).toEqual(fixed);
      }),
    );
  });

  test('finds the same days as a check of every calendar day', () => {
    const days = fc.oneof(
      fc.constant('*'),
      fc.array(number(1, 31), { minLength: 1, maxLength: 4 }).map(String),
      number(2, 9).map((step) => `*/${step}`),
      fc.constant('L'),
    );
    const weekdays = fc.oneof(
      fc.constant('*'),
      fc.array(number(0, 7), { minLength: 1, maxLength: 3 }).map(String),
      number(0, 6).map((day) => `${day}L`),
      fc.tuple(number(0, 6), number(1, 5)).map(([day, nth]) => `${day}#${nth}`),
    );
    const months = fc.oneof(fc.constant('*'), fc.array(number(1, 12), { minLength: 1, maxLength: 4 }).map(String));
    fc.assert(
      fc.property(days, months, weekdays, (day, month, weekday) => {
        const result = runsOf(`0 0 ${day} ${month} ${weekday}`, { timeZone: 'UTC', startFrom: '2025-12-31 23:59', runs: 100 });
        const found = result.ok && result.value ? result.value.split('\n').map((line) => line.slice(4, 14)) : [];
        const expected = daysOf2026((date) => matches(date, day, month, weekday)).slice(0, 100);
        expect(found.filter((date) => date < '2027')).toEqual(expected);
      }),
      { numRuns: runs(60) },
    );
  });
});

const DAY_MS = 86_400_000;

const daysOf2026 = (isWanted: (date: Date) => boolean): readonly string[] =>
  Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS))
    .filter(isWanted)
    .map((date) => date.toISOString().slice(0, 10));

/** Reimplements crontab(5) for midnight of a day: lists, steps from 1, L, nL, and n#k only. */
function matches(date: Date, days: string, months: string, weekdays: string): boolean {
  const day = date.getUTCDate();
  const weekday = date.getUTCDay();
  const isLastWeek = new Date(date.getTime() + 7 * DAY_MS).getUTCMonth() !== date.getUTCMonth();
  const isLastDay = new Date(date.getTime() + DAY_MS).getUTCMonth() !== date.getUTCMonth();
  const isDay =
    days === '*' ||
    (days === 'L' ? isLastDay : days.startsWith('*/') ? (day - 1) % Number(days.slice(2)) === 0 : days.split(',').includes(String(day)));
  const [, special, kind, nth] = /^(\d)(L|#)(\d?)$/.exec(weekdays) ?? [];
  const isWeekday =
    weekdays === '*' ||
    (special === undefined
      ? weekdays.split(',').some((each) => Number(each) % 7 === weekday)
      : Number(special) === weekday && (kind === 'L' ? isLastWeek : Math.ceil(day / 7) === Number(nth)));
  const isMonth = months === '*' || months.split(',').includes(String(date.getUTCMonth() + 1));
  const needsBoth = days.startsWith('*') || weekdays.startsWith('*');
  return isMonth && (needsBoth ? isDay && isWeekday : isDay || isWeekday);
}
