import { expect, test } from 'vitest';
import { toChoices } from './choices.ts';

const both = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b' },
];

test('uses values as their own labels', () => expect(toChoices(['a', 'b'])).toEqual(both));

test('keeps choices and their tooltips', () => {
  const choices = [{ value: 'a', label: 'First', tooltip: 'The first' }];
  expect(toChoices(choices)).toEqual(choices);
});

test('accepts values and choices in one list', () => expect(toChoices(['a', { value: 'b', label: 'b' }])).toEqual(both));

test('reads a map from labels to values in order', () => {
  expect(toChoices({ Second: 'b', First: 'a' })).toEqual([
    { value: 'b', label: 'Second' },
    { value: 'a', label: 'First' },
  ]);
});
