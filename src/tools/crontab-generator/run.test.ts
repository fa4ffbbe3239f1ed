import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { fieldsOf, joinFields } from './edited-fields.ts';
import { run } from './run.ts';

describe('readStart', () => {
  test.each([
    [' ', ok(null)],
    ['2026-01-01 23:59', ok({ notices: [] })],
    ['2026-01-01 23:59:60', ok({ notices: [{ code: 'leapSecond' }] })],
    ['soon', fail('notAStart', { field: 'startFrom' })],
  ])('for %j is %j', (startFrom, read) => {
    expect(run.readStart({ startFrom })).toEqual(read);
  });
});

describe('splitFields', () => {
  test.each([
    ['1 2', 'unix', ['1', '2', '', '', '']],
    ['1 2 3 4 5 6 7 8', 'quartz', ['1', '2', '3', '4', '5', '6']],
    ['', 'aws', ['', '', '', '', '', '']],
  ] as const)('fills the usual fields with %j as far as possible, without losing anything', (expression, format, words) => {
    const split = fieldsOf(expression, format);
    expect(run.splitFields({ expression, format })).toEqual(ok({ split }));
    expect(split.words).toEqual(words);
    expect(joinFields(split).trim()).toBe(expression);
  });
});
