import { expect, test } from 'vitest';
import { toChoices } from './choices.ts';

const both = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b' },
];

test('takes values as their own labels', () => expect(toChoices(['a', 'b'])).toEqual(both));

test('takes choices as they are, with their tooltips', () => {
  const choices = [{ value: 'a', label: 'First', tooltip: 'The first' }];
  expect(toChoices(choices)).toEqual(choices);
});

test('takes values and choices in one list', () => expect(toChoices(['a', { value: 'b', label: 'b' }])).toEqual(both));

test('reads a map from label to value, in its order', () => {
  expect(toChoices({ Second: 'b', First: 'a' })).toEqual([
    { value: 'b', label: 'Second' },
    { value: 'a', label: 'First' },
  ]);
});
