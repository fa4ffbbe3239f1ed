import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { presenters } from './present.ts';

const listed = (name: string, description: string) => ({ name, syntax: `${name}(x)`, isFunction: true, description });
const lines = [{ number: 2, expression: '1 + 1', result: '2' }];

test('a result has no error, and reports a fallback to another number type', () => {
  expect(presenters.evaluate({ lines, result: ok('2'), isFallback: true })).toEqual({
    result: '2',
    lines: [{ number: '2', expression: '1 + 1', result: '2' }],
    notices: [{ code: 'fallback' }],
    error: undefined,
  });
});

test('an error is reported beside the previous results', () => {
  const error = { code: 'tooDeep', values: { line: 3 }, at: 6 } as const;
  expect(presenters.evaluate({ lines, result: { ok: false, error }, isFallback: false })).toMatchObject({ result: '', lines: [{}], error });
});

test('lists the functions that match the search, and all before a search', () => {
  const functions = [listed('cbrt', 'The cubic root.'), listed('sin', 'The sine.')];
  const found = (query: string | undefined) => presenters.listFunctions(functions, { query }).functions.map(({ syntax }) => syntax);
  expect([found(undefined), found('root'), found('none')]).toEqual([['cbrt(x)', 'sin(x)'], ['cbrt(x)'], []]);
});
