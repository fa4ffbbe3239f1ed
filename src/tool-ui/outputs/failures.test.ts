import { describe, expect, test } from 'vitest';
import { fail, ok, type Result, type ToolError } from '#core/result.ts';
import { idle } from '../job/job.ts';
import { failuresOf, standingFailures } from './failures.ts';

const ofFailed = (error: ToolError) =>
  failuresOf({ job: { ...idle, result: fail(error.code, error) }, answer: undefined, fallback: 'text' });

test.each<[string, ToolError, unknown]>([
  ['the first field of the operation if it names none', { code: 'a' }, [{ about: 'text', error: { code: 'a' } }]],
  ['the field that it names', { code: 'a', field: 'b' }, [{ about: 'b', error: { code: 'a', field: 'b' } }]],
  [
    'the same field as the further errors in it',
    { code: 'a', more: [{ code: 'c' }] },
    [{ about: 'text', error: { code: 'a', more: [{ code: 'c' }] } }],
  ],
  [
    'each named field',
    { code: 'a', field: 'b', more: [{ code: 'c', field: 'd' }, { code: 'e' }] },
    [
      { about: 'b', error: { code: 'a', field: 'b', more: [{ code: 'e' }] } },
      { about: 'd', error: { code: 'c', field: 'd' } },
    ],
  ],
])('an error belongs to %s', (_field, error, failures) => {
  expect(ofFailed(error)).toEqual(failures);
});

test('an incomplete valid input is not a failure', () => {
  expect(ofFailed({ code: 'a', isIncomplete: true })).toEqual([]);
});

test('a partial result includes the error of the rest', () => {
  const succeeded = { job: { ...idle, result: ok('a') }, fallback: 'text' };
  expect(failuresOf({ ...succeeded, answer: { error: { code: 'b' } } })).toEqual([{ about: 'text', error: { code: 'b' } }]);
  expect(failuresOf({ ...succeeded, answer: {} })).toEqual([]);
});

const before = { text: 'a', key: '!', encoding: 'hex' };
const refused = (field: string) => ({
  request: { ...before, key: 'ab' },
  job: { ...idle, completedRequest: before, result: fail('old', { field }) },
  answer: undefined,
  fallback: undefined,
});
const other = (request: Readonly<Record<string, unknown>>, result: Result<unknown> = ok(1), completedRequest = request) => ({
  request,
  job: { ...idle, completedRequest, result },
  answer: undefined,
  fallback: undefined,
});
const codes = (...works: Parameters<typeof standingFailures>[0]) => standingFailures(works).map(({ error: { code } }) => code);
const key = { key: 'ab', encoding: 'hex' };

describe('the error of an operation', () => {
  test('for older input remains while nothing newer is known', () => {
    expect(codes(refused('key'))).toEqual(['old']);
  });

  test.each([
    ['accepts it', 'key', other(key), []],
    ['accepts it with other options', 'key', other({ key: '!', encoding: 'base64' }), []],
    ['has no result', 'key', other(key, ok(null)), []],
    ['reports another error for it', 'key', other(key, fail('new', { field: 'key' })), ['new']],
  ])('for older input is removed if another operation that uses the field %s', (_what, field, newer, left) => {
    expect(codes(refused(field), newer)).toEqual(left);
    expect(codes(newer, refused(field))).toEqual(left);
  });

  test.each([
    ['does not use the field', 'text', other(key), ['old']],
    ['has processed the same values of its fields', 'key', other({ key: '!', encoding: 'hex' }), ['old']],
    ['has no newer result itself', 'key', other(key, ok(1), { ...key }), ['old']],
    ['has no request', 'key', { ...other(key), request: undefined }, ['old']],
    ['reports an error for another field', 'key', other(key, fail('new', { field: 'encoding' })), ['old', 'new']],
  ])('for older input remains if another operation %s', (_what, field, newer, left) => {
    expect(codes(refused(field), newer)).toEqual(left);
  });

  test('for the latest input remains even if another operation accepts it', () => {
    const { job } = refused('key');
    expect(codes({ ...refused('key'), request: job.completedRequest }, other(key))).toEqual(['old']);
  });
});
