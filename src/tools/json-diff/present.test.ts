import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { diff } from './run.ts';

function presented(before: string, after: string, arrays: 'aligned' | 'ignoreOrder' = 'aligned') {
  const result = diff({ before, after, arrays, matchBy: '' }, { progress: () => undefined });
  if (!result.ok || !result.value) throw new Error('There is nothing to compare.');
  return presenters.diff(result.value, {}, { t: toolTexts('json-diff', 'en'), language: 'en' });
}

test('each change is a row with its kind in words', () => {
  const { differences, ...shown } = presented('{"a":1,"b":2}', '{"a":2,"c":3}');
  expect(shown).toMatchObject({ result: { value: 'Different' }, summary: '1 added, 1 removed, 1 changed', notices: [] });
  expect([0, 1, 2, 3].map((index) => differences.at(index))).toEqual([
    { path: '/a', change: 'Changed', before: '1', after: '2', isAdded: false, isRemoved: false },
    { path: '/b', change: 'Removed', before: '2', after: '', isAdded: false, isRemoved: true },
    { path: '/c', change: 'Added', before: '', after: '3', isAdded: true, isRemoved: false },
    undefined,
  ]);
});

test('the root has a name', () => {
  expect(presented('1', '2').differences.at(0)).toMatchObject({ path: '(root)', change: 'Changed' });
});

test('there is no patch if the order of items is ignored', () => {
  expect(presented('[1,2]', '[2,1]', 'ignoreOrder')).toMatchObject({
    patch: undefined,
    result: { value: 'The documents are identical', verdict: 'good' },
  });
  expect(presented('[1]', '[1]').patch).toBe('[]');
});
