import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '../../../test/runs.ts';
import { type CronFormat, cronFormats, defaultExpressions, type FieldName } from './cron-format.ts';
import { fieldsOf, joinFields, shownFields } from './edited-fields.ts';
import { exampleExpression, exampleSchedules } from './example-schedules.ts';
import { listRuns } from './list-runs.ts';
import { noticesOf, parseSchedule, type Schedule, valuesOf } from './parse-schedule.ts';
import { run } from './run.ts';
import { untilOutdated } from './until-outdated.ts';

const now = new Date('2026-01-01T00:00:00Z');

const scheduleOf = (expression: string, format: CronFormat = 'unix'): Schedule => {
  const result = parseSchedule(expression, format);
  if (!result.ok || !result.value) throw new Error(`${expression}: ${result.ok ? 'nothing' : result.error.code}`);
  return result.value;
};

const listOf = (expression: string, wish: Partial<Parameters<typeof listRuns>[0]> = {}) =>
  listRuns({ expression, format: 'unix', timeZone: 'Europe/Paris', startFrom: '2026-01-01 00:00', runs: 3, ...wish }, now);

const runsOf = (...request: Parameters<typeof listOf>) => {
  const listed = listOf(...request);
  return listed.ok ? ok(listed.value?.text) : listed;
};

const listAt = (ms: number, startFrom: string) => {
  const listed = listRuns({ expression: '5/20 */3 * * 1', format: 'unix', timeZone: 'UTC', startFrom, runs: 4 }, new Date(ms));
  if (!listed.ok || !listed.value) throw new Error(listed.ok ? 'nothing' : listed.error.code);
  return listed.value;
};

const numbersIn = (schedule: Schedule, name: FieldName) => {
  const field = schedule.fields.find((each) => each.name === name);
  return field && valuesOf(field, schedule.format).numbers;
};

describe('parseSchedule', () => {
  test.each([
    ['* * * * *', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], ''],
    ['*  *\t* * * 0', 'unix', ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], ''],
    ['0 0 * * * backup', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], 'backup'],
    ['0 0 * * * 5  "a  b" ', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], '5  "a  b"'],
    ['@daily /usr/bin/x', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], '/usr/bin/x'],
    ['@reboot x', 'unix', [], 'x'],
    ['0 0 0 ? * 1 2030', 'quartz', ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'], ''],
    ['cron(0 10 * * ? *)', 'aws', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'], ''],
  ] as const)('finds the fields of %s for %s', (expression, format, names, command) => {
    const { fields, ...schedule } = scheduleOf(expression, format);
    expect([fields.map(({ name }) => name), schedule.command]).toEqual([names, command]);
  });

  test.each([
    ['* * * *', 'unix', fail('wrongCountUnix', { values: { found: 4 } })],
    ['* * * * *', 'quartz', fail('wrongCountQuartz', { values: { found: 5 } })],
    ['* * * * * ? * *', 'quartz', fail('wrongCountQuartz', { values: { found: 8 } })],
    ['* * * * ?', 'aws', fail('wrongCountAws', { values: { found: 5 } })],
    ['@foo', 'unix', fail('unknownAlias', { values: { alias: '@foo' } })],
    ['60 * * * *', 'unix', fail('outOfRange', { words: { name: 'view.fields.minute' }, values: { value: '60', min: 0, max: 59 } })],
    ['* * 1-32 * *', 'unix', fail('outOfRange', { words: { name: 'view.fields.dayOfMonth' }, values: { value: '32', min: 1, max: 31 } })],
    ['* * * * 8', 'unix', fail('outOfRange', { words: { name: 'view.fields.dayOfWeek' }, values: { value: '8', min: 0, max: 7 } })],
    ['0 * * ? * 0', 'quartz', fail('outOfRange', { words: { name: 'view.fields.dayOfWeek' }, values: { value: '0', min: 1, max: 7 } })],
    ['* /10 * * *', 'unix', fail('missingStar', { words: { name: 'view.fields.hour' }, values: { item: '/10', suggestion: '*/10' } })],
    ['* * * foo *', 'unix', fail('notValid', { words: { name: 'view.fields.month' }, values: { item: 'foo' } })],
    ['*/0 * * * *', 'unix', fail('notValid', { words: { name: 'view.fields.minute' }, values: { item: '*/0' } })],
    ['1,,2 * * * *', 'unix', fail('notValid', { words: { name: 'view.fields.minute' }, values: { item: '1,,2' } })],
    ['? * * * *', 'unix', fail('notValid', { words: { name: 'view.fields.minute' }, values: { item: '?' } })],
    ['* * LW,3 * *', 'unix', fail('notValid', { words: { name: 'view.fields.dayOfMonth' }, values: { item: 'LW,3' } })],
    ['* * * * 5#6', 'unix', fail('notValid', { words: { name: 'view.fields.dayOfWeek' }, values: { item: '5#6' } })],
    ['* 10-5 * * *', 'unix', fail('backwards', { words: { name: 'view.fields.hour' }, values: { range: '10-5' } })],
    ['0 0 0 * * *', 'quartz', fail('oneQuestionMark')],
    ['0 0 ? * ? *', 'aws', fail('oneQuestionMark')],
  ] as const)('refuses %s for %s', (expression, format, failure) => {
    expect(parseSchedule(expression, format)).toEqual(failure);
  });

  test.each(cronFormats)('finds nothing in a blank text for %s', (format) => {
    expect(parseSchedule(' \n', format)).toEqual(ok(null));
  });

  // crontab(5): ranges, lists, steps and names; Quartz counts Sunday as 1.
  test.each([
    ['5/10 * * * *', 'unix', 'minute', [5, 15, 25, 35, 45, 55]],
    ['0-20/9,3 * * * *', 'unix', 'minute', [0, 3, 9, 18]],
    ['* * * JAN,dec *', 'unix', 'month', [1, 12]],
    ['* * * * 0,3', 'unix', 'dayOfWeek', [3, 7]],
    ['* * * * sat-sun', 'unix', 'dayOfWeek', [6, 7]],
    ['* * * * 5-7', 'unix', 'dayOfWeek', [5, 6, 7]],
    ['0 0 0 ? * SUN,2', 'quartz', 'dayOfWeek', [1, 7]],
    ['* * * * */100', 'unix', 'dayOfWeek', [7]],
  ] as const)('%s for %s has the %s %j', (expression, format, name, numbers) => {
    expect(numbersIn(scheduleOf(expression, format), name)).toEqual(numbers);
  });

  // crontab(5): “if either field starts with *”, both must match.
  test.each([
    ['0 0 13 * 5', false],
    ['0 0 */2 * 1', true],
    ['0 0 13 * *', true],
    ['0 0 1-31 * */2', true],
  ])('%s needs both days: %s', (expression, needsBothDays) => {
    expect(scheduleOf(expression).needsBothDays).toBe(needsBothDays);
  });

  test('warns of what cron on Linux does not know', () => {
    expect(noticesOf(scheduleOf('* * * L * 5#2'))).toEqual(['hasSeconds', 'hasSpecials']);
    expect(noticesOf(scheduleOf('0 0 0 ? * 6L', 'quartz'))).toEqual([]);
  });

  test('reads every example in every format, and the default of each', () => {
    for (const format of cronFormats) {
      const expressions = [defaultExpressions[format], ...exampleSchedules.map((example) => exampleExpression(example, format))];
      expect(expressions.filter((expression) => !parseSchedule(expression, format).ok)).toEqual([]);
    }
  });
});

const number = (min: number, max: number) => fc.integer({ min, max });

describe('listRuns', () => {
  test.each([
    // croner 11.0.1, as the examples of its documentation on daylight saving time have it
    ['23 0-20/2 * * *', { runs: 1 }, 'Thu 2026-01-01 00:23:00 +01:00'],
    ['0 0 */2 * 1', {}, 'Mon 2026-01-05 00:00:00 +01:00\nMon 2026-01-19 00:00:00 +01:00\nMon 2026-02-09 00:00:00 +01:00'],
    [
      '0 15 10 ? * 6L',
      { format: 'quartz' },
      'Fri 2026-01-30 10:15:00 +01:00\nFri 2026-02-27 10:15:00 +01:00\nFri 2026-03-27 10:15:00 +01:00',
    ],
    ['30 2 * * *', { startFrom: '2026-03-28 12:00', runs: 2 }, 'Sun 2026-03-29 03:00:00 +02:00\nMon 2026-03-30 02:30:00 +02:00'],
    ['30 2 * * *', { startFrom: '2026-10-25 00:00:00', runs: 2 }, 'Sun 2026-10-25 02:30:00 +02:00\nMon 2026-10-26 02:30:00 +01:00'],
    ['0 0 * * *', { runs: 1 }, 'Fri 2026-01-02 00:00:00 +01:00'], // strictly after the start
    ['0 0 * * *', { runs: 1, startFrom: '', timeZone: 'Asia/Kathmandu' }, 'Fri 2026-01-02 00:00:00 +05:45'],
    ['0 0 * * *', { startFrom: '2026-01-01 24:00:00', runs: 1 }, 'Sat 2026-01-03 00:00:00 +01:00'],
    ['* * * * *', { startFrom: '2026-01-01 23:59:60', runs: 1 }, 'Fri 2026-01-02 00:01:00 +01:00'],
    ['@reboot', {}, ''],
  ] as const)('of %s with %j', (expression, wish, dates) => {
    expect(runsOf(expression, wish)).toEqual(ok(dates));
  });

  test('lists nothing without an expression', () => {
    expect(listOf(' ')).toEqual(ok(null));
  });

  test.each([
    ['0 0 31 2 *', {}, fail('neverRuns')],
    ['0 0 0 1 1 ? 2020', { format: 'quartz' }, fail('neverRuns')],
    ['* * * * *', { startFrom: '2026-02-30 00:00' }, fail('notAStart', { field: 'startFrom' })],
    ['* * * * *', { startFrom: '2026-01-01T00:00' }, fail('notAStart', { field: 'startFrom' })],
  ] as const)('refuses %s with %j', (expression, wish, failure) => {
    expect(runsOf(expression, wish)).toEqual(failure);
  });

  test('from now on holds until its first run, and from a given start for ever', () => {
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

  test('finds just the days that a calendar gone through day by day has', () => {
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

const minutes = (count: number) => new Date(count * 60_000);

describe('untilOutdated', () => {
  const request = { expression: '0 * * * *', format: 'unix', timeZone: 'UTC', startFrom: '', runs: 2 } as const;

  test('makes a list anew for another request, once its first run has come, and when the clock was set back', () => {
    const list = vi.fn<typeof listRuns>(listRuns);
    const upToDate = untilOutdated(list);
    const [first, ...later] = [10, 20, 59, 60, 50].map((count) => upToDate(request, minutes(count)));
    expect(later.map((listed) => listed === first)).toEqual([true, true, false, false]);
    expect(upToDate({ ...request, runs: 3 }, minutes(50))).toMatchObject({ value: { untilMs: minutes(60).getTime() } });
    expect(list).toHaveBeenCalledTimes(4);
  });

  test('never makes that of a given start anew', () => {
    const list = vi.fn<typeof listRuns>(listRuns);
    const upToDate = untilOutdated(list);
    for (const count of [10, 10_000, 0]) upToDate({ ...request, startFrom: '2026-01-01 00:00' }, minutes(count));
    expect(list).toHaveBeenCalledTimes(1);
  });
});

describe('readStart', () => {
  test.each([
    [' ', ok(null)],
    ['2026-01-01 23:59', ok({ notices: [] })],
    ['2026-01-01 23:59:60', ok({ notices: [{ code: 'leapSecond' }] })],
    ['soon', fail('notAStart', { field: 'startFrom' })],
  ])('of %j is %j', (startFrom, read) => {
    expect(run.readStart({ startFrom })).toEqual(read);
  });
});

describe('shownFields', () => {
  test('keeps a field in its place while it is empty', () => {
    const edited = { ...fieldsOf('1 2 3 4 5 x y', 'unix'), words: ['1', '', '3', '4', '5'] };
    expect(joinFields(edited)).toBe('1  3 4 5 x y');
    expect(shownFields('1  3 4 5 x y', fieldsOf('1  3 4 5 x y', 'unix'), edited)).toBe(edited);
    const others = fieldsOf('* * * * *', 'unix');
    expect(shownFields('* * * * *', others, edited)).toBe(others);
  });
});

describe('splitFields', () => {
  test.each([
    ['1 2', 'unix', ['1', '2', '', '', '']],
    ['1 2 3 4 5 6 7 8', 'quartz', ['1', '2', '3', '4', '5', '6']],
    ['', 'aws', ['', '', '', '', '', '']],
  ] as const)('fills the usual fields with %j as far as it goes, and loses nothing', (expression, format, words) => {
    const split = fieldsOf(expression, format);
    expect(run.splitFields({ expression, format })).toEqual(ok({ split }));
    expect(split.words).toEqual(words);
    expect(joinFields(split).trim()).toBe(expression);
  });
});

const DAY_MS = 86_400_000;

const daysOf2026 = (isWanted: (date: Date) => boolean): readonly string[] =>
  Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS))
    .filter(isWanted)
    .map((date) => date.toISOString().slice(0, 10));

/** crontab(5) read anew, for midnight of a day: lists, steps from 1, L, nL and n#k only. */
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
