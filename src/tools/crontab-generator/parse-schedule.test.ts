import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { type CronFormat, cronFormats, defaultExpressions, type FieldName } from './cron-format.ts';
import { exampleExpression, exampleSchedules } from './example-schedules.ts';
import { noticesOf, parseSchedule, type Schedule, valuesOf } from './parse-schedule.ts';

const scheduleOf = (expression: string, format: CronFormat = 'unix'): Schedule => {
  const result = parseSchedule(expression, format);
  if (!result.ok || !result.value) throw new Error(`${expression}: ${result.ok ? 'nothing' : result.error.code}`);
  return result.value;
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
    ['0 0 * * * 7 2', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], '7 2'],
    ['0 0 * * * "a b"', 'unix', ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'], '"a b"'],
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
    ['0 0 12 * * ? *', 'unix', fail('wrongCountUnix', { values: { found: 7 } })],
    ['0 0 0 1 1 ? 2030', 'unix', fail('wrongCountUnix', { values: { found: 7 } })],
    ['* * ? NOV-FEB MON *', 'aws', fail('backwards', { words: { name: 'view.fields.month' }, values: { range: 'NOV-FEB' } })],
    ['* * * * * ? 2030-2020', 'quartz', fail('backwards', { words: { name: 'view.fields.year' }, values: { range: '2030-2020' } })],
    ['0 0 0 * * *', 'quartz', fail('oneQuestionMark')],
    ['0 0 ? * ? *', 'aws', fail('oneQuestionMark')],
  ] as const)('refuses %s for %s', (expression, format, failure) => {
    expect(parseSchedule(expression, format)).toEqual(failure);
  });

  test.each(cronFormats)('returns nothing for a blank text for %s', (format) => {
    expect(parseSchedule(' \n', format)).toEqual(ok(null));
  });

  // crontab(5): ranges, lists, steps, and names; Quartz counts Sunday as 1.
  test.each([
    ['5/10 * * * *', 'unix', 'minute', [5, 15, 25, 35, 45, 55]],
    ['0-20/9,3 * * * *', 'unix', 'minute', [0, 3, 9, 18]],
    ['* * * JAN,dec *', 'unix', 'month', [1, 12]],
    ['* * * * 0,3', 'unix', 'dayOfWeek', [3, 7]],
    ['* * * * sat-sun', 'unix', 'dayOfWeek', [6, 7]],
    ['* * * * 5-7', 'unix', 'dayOfWeek', [5, 6, 7]],
    ['0 0 0 ? * SUN,2', 'quartz', 'dayOfWeek', [1, 7]],
    ['* * * * */100', 'unix', 'dayOfWeek', [7]],
    // Quartz 2.3, CronExpression: overflowing ranges, and L without a day
    ['0 0 22-2 * * ?', 'quartz', 'hour', [0, 1, 2, 22, 23]],
    ['0 0 22-2/2 * * ?', 'quartz', 'hour', [0, 2, 22]],
    ['0 0 0 1 NOV-FEB ?', 'quartz', 'month', [1, 2, 11, 12]],
    ['0 0 0 ? * SAT-MON', 'quartz', 'dayOfWeek', [1, 6, 7]],
    ['0 0 0 30-2 * ?', 'quartz', 'dayOfMonth', [1, 2, 30, 31]],
    ['0 0 0 ? * L', 'quartz', 'dayOfWeek', [6]],
    ['0 0 ? * L *', 'aws', 'dayOfWeek', [6]],
    // Text copied together with an expression
    ["- cron: '30 5 * * 1,3' # twice a week", 'unix', 'dayOfWeek', [1, 3]],
    ['"schedule": "30 5 * * 1,3",', 'unix', 'minute', [30]],
    ['`30 5 * * 1,3`', 'unix', 'hour', [5]],
    ['# 30 5 * * 1,3 tar -czf /tmp/x /home', 'unix', 'minute', [30]],
    ['ScheduleExpression: cron(0 10 * * ? *)', 'aws', 'hour', [10]],
    ['"cron(0 10 * * ? *)"', 'aws', 'minute', [0]],
    ['\uFEFF＊/30 ∗ * * *', 'unix', 'minute', [0, 30]],
  ] as const)('%s for %s has the %s %j', (expression, format, name, numbers) => {
    expect(numbersIn(scheduleOf(expression, format), name)).toEqual(numbers);
  });

  // crontab(5): both must match “if either field starts with *”.
  test.each([
    ['0 0 13 * 5', false],
    ['0 0 */2 * 1', true],
    ['0 0 13 * *', true],
    ['0 0 1-31 * */2', true],
  ])('%s needs both days: %s', (expression, needsBothDays) => {
    expect(scheduleOf(expression).needsBothDays).toBe(needsBothDays);
  });

  test('warns about syntax unsupported by cron on Linux', () => {
    expect(noticesOf(scheduleOf('* * * L * 5#2'))).toEqual(['hasSeconds', 'hasSpecials']);
    expect(noticesOf(scheduleOf('0 0 0 ? * 6L', 'quartz'))).toEqual([]);
  });

  test('reads every example and the default in every format', () => {
    for (const format of cronFormats) {
      const expressions = [defaultExpressions[format], ...exampleSchedules.map((example) => exampleExpression(example, format))];
      expect(expressions.filter((expression) => !parseSchedule(expression, format).ok)).toEqual([]);
    }
  });
});
