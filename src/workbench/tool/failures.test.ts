import { expect, test } from 'vitest';
import { fail, ok, type ToolError } from '#core/result.ts';
import { idle } from '../answer/operation-run.ts';
import { failuresOf } from './failures.ts';

const ofFailed = (error: ToolError) =>
  failuresOf({ state: { ...idle, outcome: fail(error.code, error) }, answer: undefined, fallback: 'text' });

test.each<[string, ToolError, unknown]>([
  ['the first field of the operation, unless it names one', { code: 'a' }, [{ about: 'text', error: { code: 'a' } }]],
  ['the field that it names', { code: 'a', field: 'b' }, [{ about: 'b', error: { code: 'a', field: 'b' } }]],
  [
    'the same field with what else is wrong there',
    { code: 'a', more: [{ code: 'c' }] },
    [{ about: 'text', error: { code: 'a', more: [{ code: 'c' }] } }],
  ],
  [
    'each field that is named',
    { code: 'a', field: 'b', more: [{ code: 'c', field: 'd' }, { code: 'e' }] },
    [
      { about: 'b', error: { code: 'a', field: 'b', more: [{ code: 'e' }] } },
      { about: 'd', error: { code: 'c', field: 'd' } },
    ],
  ],
])('an error is about %s', (_field, error, failures) => {
  expect(ofFailed(error)).toEqual(failures);
});

test('an answer to a part says what is wrong with the rest', () => {
  const answered = { state: { ...idle, outcome: ok('a') }, fallback: 'text' };
  expect(failuresOf({ ...answered, answer: { error: { code: 'b' } } })).toEqual([{ about: 'text', error: { code: 'b' } }]);
  expect(failuresOf({ ...answered, answer: {} })).toEqual([]);
});
